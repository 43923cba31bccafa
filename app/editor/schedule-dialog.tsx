import { Button } from '@agency/ui/Button'
import { toOfficeTime } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { publishDays, typedPublishAt } from '#server/drafts/publish-at.shared.ts'
import { DayField } from './day-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { StaffForm } from './staff-form.tsx'
import { useStaffForm } from './use-staff-form.ts'

type Props = {
  isOpen: boolean
  /** ISO; the time that it has so far. */
  scheduledFor: string | null | undefined
  onSchedule: (publishAt: string) => void
  onClose: () => void
}

/** Takes the time at which a draft is published, in Dhaka time. */
export function ScheduleDialog({ isOpen, onClose, ...props }: Props) {
  return (
    <FormDialog open={isOpen} onClose={onClose} title={m.editor_schedule_title()} size="sm">
      {isOpen && <ScheduleForm {...props} />}
    </FormDialog>
  )
}

function ScheduleForm({ scheduledFor, onSchedule }: Pick<Props, 'scheduledFor' | 'onSchedule'>) {
  const form = useStaffForm({
    schema: typedPublishAt,
    values: { publishAt: scheduledFor ? toOfficeTime(scheduledFor) : '' },
    onSaved: (_, { publishAt }) => onSchedule(publishAt),
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <div>
          <Button type="submit">{m.editor_schedule()}</Button>
        </div>
      }
    >
      <DayField
        time="09:00"
        days={publishDays}
        required
        label={m.editor_schedule_time()}
        hint={m.editor_schedule_hint()}
        {...form.field('publishAt')}
      />
    </StaffForm>
  )
}
