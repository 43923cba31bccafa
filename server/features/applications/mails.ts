import { m } from '#i18n/paraglide/messages.js'
import type { NoticeText } from '#server/mail/compose.ts'

/** Somebody has applied: neither name nor telephone, which stay in the staff area. */
export const applicationNotice = ({ reference, job }: { reference: string; job: string }): NoticeText => ({
  subject: m.mail_application_subject({ reference, job: job || m.application_any_job() }),
  paragraphs: [m.mail_application_text({ reference })],
})

/** An applicant has withdrawn on the website, from this stage. */
export const withdrawnNotice = ({ reference, stage }: { reference: string; stage: string }): NoticeText => ({
  subject: m.mail_application_withdrawn_subject({ reference }),
  paragraphs: [m.mail_application_withdrawn_text({ reference, stage })],
})
