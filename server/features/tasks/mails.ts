import { m } from '#i18n/paraglide/messages.js'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { type NoticeText } from '#server/mail/compose.ts'

/** Somebody was given a message, an application or a demand to work on, or several at once. */
export const assignedNotice = ({
  on,
  by,
  references,
}: {
  on: 'applications' | 'demands' | 'enquiries'
  by: string
  references: string[]
}): NoticeText => ({
  subject: assignedSubjects[on]({ by, ...plural(references.length), reference: references[0] ?? '' }),
  paragraphs: [
    on === 'enquiries'
      ? m.mail_assigned_text({ references: references.join(', ') })
      : m.mail_assigned_record_text({ references: references.join(', ') }),
  ],
})

const assignedSubjects = {
  applications: m.mail_assigned_application_subject,
  demands: m.mail_assigned_demand_subject,
  enquiries: m.mail_assigned_subject,
}

/** Somebody was given a task: its sentence may name people and stays in the staff area. */
export const taskNotice = ({ by, reference, dueOn }: { by: string; reference: string; dueOn: string }): NoticeText => {
  const date = formatDate(`${dueOn}T12:00:00+06:00`, { dateStyle: 'medium' })
  return { subject: m.mail_task_subject({ by, reference }), paragraphs: [m.mail_task_text({ reference, date })] }
}
