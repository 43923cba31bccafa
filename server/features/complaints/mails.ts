import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import type { NoticeText } from '#server/mail/compose.ts'

/** A complaint waits for an officer: its text, code and time stay in the staff area, and how many there are. */
export const complaintNotice = (): NoticeText => ({
  subject: m.mail_complaint_subject({ site: agency().name }),
  paragraphs: [m.mail_complaint_text()],
})

/** The first answer to a complaint is due, or overdue. */
export const complaintDueNotice = (): NoticeText => ({
  subject: m.mail_complaint_due_subject({ site: agency().name }),
  paragraphs: [m.mail_complaint_due_text()],
})
