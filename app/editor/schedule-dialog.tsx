import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { useState } from 'react'
import { fromOfficeTime, toOfficeTime } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { publishAt, publishDays } from '#server/drafts/publish-at.shared.ts'
import { DayField } from './day-field.tsx'

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
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={m.editor_schedule_title()}
      labels={{ close: m.close() }}
      size="sm"
    >
      {isOpen && <ScheduleForm {...props} />}
    </Dialog>
  )
}

function ScheduleForm({ scheduledFor, onSchedule }: Pick<Props, 'scheduledFor' | 'onSchedule'>) {
  const [value, setValue] = useState(scheduledFor ? toOfficeTime(scheduledFor) : '')
  const [problem, setProblem] = useState<string>()
  function schedule() {
    const moment = fromOfficeTime(value)
    const isPast = moment !== undefined && moment <= new Date().toISOString()
    const error = isPast ? m.record_time_passed() : publishAt.safeParse(moment).error?.issues[0]?.message
    setProblem(error)
    if (moment && !error) onSchedule(moment)
    else document.getElementById('publish-at')?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        schedule()
      }}
    >
      <DayField
        id="publish-at"
        time="09:00"
        days={publishDays}
        required
        label={m.editor_schedule_time()}
        hint={m.editor_schedule_hint()}
        error={problem}
        value={value}
        onChange={({ target }) => {
          setProblem(undefined)
          setValue(target.value)
        }}
      />
      <div>
        <Button type="submit">{m.editor_schedule()}</Button>
      </div>
    </form>
  )
}
