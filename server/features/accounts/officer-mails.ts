import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { composeMail, type EmailContent, type NoticeText } from '#server/mail/compose.ts'

const changes = {
  begun: [m.mail_officer_begun_subject, m.mail_officer_begun_text],
  ended: [m.mail_officer_ended_subject, m.mail_officer_ended_text],
  refused: [m.mail_officer_refused_subject, m.mail_officer_refused_text],
  reset: [m.mail_officer_reset_subject, m.mail_officer_reset_text],
} as const
export type OfficerChange = keyof typeof changes

/** To officers: somebody is to be one, and they decide. */
export const officerWaitsNotice = ({ name, by }: { name: string; by: string }): NoticeText => ({
  subject: m.mail_officer_waits_subject({ site: agency().name }),
  paragraphs: [m.mail_officer_waits_text({ name, by })],
})

/** To officers and owners: somebody is an officer, is none any more, was refused, or has an account that was opened anew. */
export function officerChangedNotice({
  what,
  name,
  by,
}: {
  what: OfficerChange
  name: string
  by: string
}): NoticeText {
  const [subject, text] = changes[what]
  return { subject: subject({ site: agency().name }), paragraphs: [text({ name, by })] }
}

/** To somebody who is no officer any more. */
export const officerEndedMail = ({ name, by }: { name: string; by: string }): EmailContent =>
  composeMail(m.mail_officer_ended_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_officer_you_ended_text({ site: agency().name, by }),
  ])

/** To somebody who was an officer until lately: there is a new one. */
export const formerOfficerMail = ({ name, officer, by }: { name: string; officer: string; by: string }): EmailContent =>
  composeMail(m.mail_officer_begun_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_officer_begun_text({ name: officer, by }),
    m.mail_officer_former_text(),
  ])
