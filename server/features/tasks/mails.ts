import { m } from '#i18n/paraglide/messages.js'
import { formatDay } from '#i18n/format.ts'
import type { NoticeText } from '#server/mail/compose.ts'

/** Somebody was given a task, about a record or about none: its sentence may name people and stays in the staff area. */
export const taskNotice = ({ by, reference, dueOn }: { by: string; reference: string; dueOn: string }): NoticeText => {
  const date = formatDay(dueOn)
  if (!reference) return { subject: m.mail_task_own_subject({ by }), paragraphs: [m.mail_task_own_text({ date })] }
  return { subject: m.mail_task_subject({ by, reference }), paragraphs: [m.mail_task_text({ reference, date })] }
}
