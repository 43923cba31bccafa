import { Button } from '@agency/ui/Button'
import { TextArea } from '@agency/ui/TextArea'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { type Typed, useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'

type Written = { text?: string | undefined }
type Props<In extends Written, Out> = {
  /** Under which the browser keeps what is typed. */
  keptAs: string
  hint: string
  schema: z.ZodType<Out, In>
  /** What the note is about. */
  about: Partial<In>
  /** Sends it; the key goes into the context of the call. */
  send: (input: Out, idempotencyKey: string) => Promise<unknown>
}

/** Adds a note for colleagues. */
export function NoteForm<In extends Written, Out extends object>({
  keptAs,
  hint,
  schema,
  about,
  send,
}: Props<In, Out>) {
  const once = useSendOnce()
  const form = useStaffForm<In, Out, unknown>({
    schema,
    values: { text: '' } as Typed<In>,
    besides: about,
    send: input => once(input, key => send(input, key)),
    done: () => m.note_added(),
    keptAs,
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5 print:hidden"
      actions={
        <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
          {m.note_add()}
        </Button>
      }
    >
      <TextArea label={m.note_label()} hint={hint} rows={2} {...form.field('text')} />
    </StaffForm>
  )
}
