import { Button } from '@agency/ui/Button'
import { TextArea } from '@agency/ui/TextArea'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { type Typed, useStaffForm } from '#app/editor/use-staff-form.ts'
import type { z } from '#i18n/zod.ts'

type Written = { text: string }
type Props<In extends Written, Out> = {
  label: string
  hint: string
  button: string
  /** What a toast says when it is done. */
  done: string
  rows: number
  isAnswer?: boolean
  schema: z.ZodType<Out, In>
  /** The complaint, as the page shows it. */
  complaint: Partial<In>
  /** Sends it; the key goes into the context of the call. */
  send: (input: Out, idempotencyKey: string) => Promise<unknown>
}

/**
 * Writes an answer or a note. What is typed stays in this page alone: no copy is kept on the device. Where a colleague, or the person, was
 * first, the page shows what is new, and the text stays.
 */
export function ComplaintForm<In extends Written, Out extends object>(props: Props<In, Out>) {
  const { label, hint, button, done, rows, isAnswer = false, schema, complaint, send } = props
  const once = useSendOnce()
  const form = useStaffForm<In, Out, unknown>({
    schema,
    values: { text: '' } as Typed<In>,
    besides: complaint,
    send: input => once(input, key => send(input, key)),
    done: () => done,
  })
  return (
    <StaffForm
      form={form}
      label={label}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
      actions={
        <Button
          type="submit"
          variant={isAnswer ? 'accent' : 'secondary'}
          busy={form.isBusy}
          className="justify-self-start"
        >
          {button}
        </Button>
      }
    >
      <TextArea label={label} hint={hint} rows={rows} autoComplete="off" {...form.field('text')} />
    </StaffForm>
  )
}
