import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { composeMail, type EmailContent, type NoticeText } from '#server/mail/compose.ts'
import { formatDate } from '#i18n/format.ts'

type TokenMail = { name: string; token: string; by: string; allows: string; until: string; link: string }

/** To every owner: an API token was made. `allows` is what it may, in words. */
export const tokenMadeMail = ({ name, token, by, allows, until, link }: TokenMail): EmailContent =>
  composeMail(m.mail_token_subject({ token, site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_token_text({ token, by, until, site: agency().name }),
    allows,
    m.mail_token_end(),
    { link },
  ])

/** An API token ends soon: the program that has it needs another. */
export const tokenEndsNotice = ({ name, endsAt }: { name: string; endsAt: string }): NoticeText => {
  const date = formatDate(endsAt, { dateStyle: 'long' })
  return { subject: m.mail_token_ends_subject({ name, date }), paragraphs: [m.mail_token_ends_text({ name, date })] }
}
