import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { composeMail, type EmailContent, type LinkList, type NoticeText } from '#server/mail/compose.ts'

/** The notices of a day in one mail. */
export const digestMail = (groups: LinkList[], { name, choices }: { name: string; choices: string }): EmailContent =>
  composeMail(m.mail_digest_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_digest_intro(),
    ...groups,
    m.mail_notice_change(),
    { link: choices },
  ])

export const backupFailedNotice = (problem: string): NoticeText => ({
  subject: m.mail_backup_subject({ site: agency().name }),
  paragraphs: [m.mail_backup_text(), problem.slice(0, 500), m.mail_backup_end()],
})

/** The clock has jumped, or more is due to be deleted than is usual: an owner has to look. */
export const erasureHeldNotice = (): NoticeText => ({
  subject: m.mail_erasure_held_subject({ site: agency().name }),
  paragraphs: [m.mail_erasure_held_text()],
})
