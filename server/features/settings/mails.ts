import { m } from '#i18n/paraglide/messages.js'
import { formatDate } from '#i18n/format.ts'
import type { NoticeText } from '#server/mail/compose.ts'

export const licenceNotice = ({ number, validUntil }: { number: string; validUntil: string }): NoticeText => {
  const date = formatDate(`${validUntil}T12:00:00+06:00`, { dateStyle: 'long' })
  return {
    subject: m.mail_licence_subject({ number, date }),
    paragraphs: [m.mail_licence_text({ number, date })],
  }
}
