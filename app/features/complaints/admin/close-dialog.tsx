import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { REASONS, reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import { closeInput } from '#server/features/complaints/work-schema.ts'
import { complaintsClient } from './complaints-client.ts'
import type { Complaint } from './queries.ts'

type Props = { complaint: Complaint; open: boolean; onClose: () => void }

/** Closes a complaint with a reason and a sentence for the person. */
export function CloseDialog({ complaint, open, onClose }: Props) {
  return (
    <FormDialog open={open} onClose={onClose} title={m.complaint_close_title(complaint)}>
      <CloseForm complaint={complaint} onDone={onClose} />
    </FormDialog>
  )
}

function CloseForm({ complaint, onDone }: { complaint: Complaint; onDone: () => void }) {
  const { id, version, keptMonths } = complaint
  const form = useStaffForm({
    schema: closeInput,
    values: { reason: '', text: '' },
    besides: { id, seen: version },
    send: input => complaintsClient().close.mutate(input),
    done: () => m.complaint_closed_done(),
    onSaved: onDone,
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {m.complaint_close()}
        </Button>
      }
    >
      <p className="text-muted">{m.complaint_close_text({ months: m.counted_months(plural(keptMonths)) })}</p>
      <SelectField label={m.complaint_close_reason()} {...form.field('reason')}>
        <option value="">{m.complaint_reason_choose()}</option>
        {REASONS.map(reason => (
          <option key={reason} value={reason}>
            {reasonLabels[reason]()}
          </option>
        ))}
      </SelectField>
      <TextArea label={m.complaint_close_sentence()} rows={4} autoComplete="off" {...form.field('text')} />
    </StaffForm>
  )
}
