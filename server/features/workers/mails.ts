import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import type { NoticeText } from '#server/mail/compose.ts'

/** Documents of workers end in 90, 30 or 7 days: nobody's name. */
export const workerExpiryNotice = (): NoticeText => ({
  subject: m.mail_worker_expiry_subject({ site: agency().name }),
  paragraphs: [m.mail_worker_expiry_text()],
})
