import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Reason, REASONS, reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import { complaintsClient } from './complaints-client.ts'
import type { Complaint } from './queries.ts'

type Props = { complaint: Complaint; open: boolean; onClose: () => void }

/** Closes a complaint with a reason and a sentence for the person. */
export function CloseDialog({ complaint, open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={m.complaint_close_title(complaint)} labels={{ close: m.close() }}>
      <CloseForm complaint={complaint} onDone={onClose} />
    </Dialog>
  )
}

function CloseForm({ complaint, onDone }: { complaint: Complaint; onDone: () => void }) {
  const { id, version, keptMonths } = complaint
  const [values, setValues] = useState<{ reason: Reason | ''; text: string }>({ reason: '', text: '' })
  const [errors, setErrors] = useState<{ reason?: string; text?: string }>({})
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { run, isPending } = useStaffAction()

  async function close() {
    const { reason, text } = values
    const found = {
      ...(!reason && { reason: m.complaint_reason_needed() }),
      ...(!text.trim() && { text: m.complaint_close_text_needed() }),
    }
    setErrors(found)
    setProblem(undefined)
    const [first] = Object.keys(found)
    if (!reason || first) return (form.current?.elements.namedItem(first ?? 'reason') as HTMLElement | null)?.focus()
    const isDone = await run(() => complaintsClient().close.mutate({ id, seen: version, reason, text }), {
      done: m.complaint_closed_done(),
      onFailure,
    })
    if (isDone) onDone()
  }

  function onFailure({ code, message = '' }: { code?: string; message?: string }) {
    if (code !== 'PRECONDITION_FAILED' && code !== 'CONFLICT') return false
    setProblem(message)
    void queryClient().invalidateQueries()
    return true
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void close()
      }}
    >
      <p className="text-muted">{m.complaint_close_text({ months: m.counted_months(plural(keptMonths)) })}</p>
      {problem && <Alert variant="danger" title={problem} />}
      <SelectField
        name="reason"
        label={m.complaint_close_reason()}
        value={values.reason}
        error={errors.reason}
        onChange={({ target }) => setValues({ ...values, reason: target.value as Reason })}
      >
        <option value="">{m.complaint_reason_choose()}</option>
        {REASONS.map(reason => (
          <option key={reason} value={reason}>
            {reasonLabels[reason]()}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="text"
        label={m.complaint_close_sentence()}
        rows={4}
        autoComplete="off"
        value={values.text}
        error={errors.text}
        onChange={({ target }) => setValues({ ...values, text: target.value })}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {m.complaint_close()}
      </Button>
    </form>
  )
}
