import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { composeMail, type EmailContent, ownWords, type NoticeText, receiptEnd } from '#server/mail/compose.ts'

/** To an employer whose demand has arrived: the link by which it is followed. */
export const demandReceiptMail = ({ reference, link }: { reference: string; link: string }): EmailContent =>
  composeMail(m.mail_demand_subject({ reference }), [
    m.mail_demand_text({ reference, agency: agency().name }),
    m.mail_demand_link(),
    { link },
    m.mail_demand_secret(),
    receiptEnd(),
  ])

/** To an employer: a step of a demand. It has no link, whose secret only the employer has. */
export const demandStepMail = ({
  reference,
  state,
  sentence,
}: {
  reference: string
  state: string
  sentence: string
}): EmailContent =>
  composeMail(m.mail_demand_step_subject({ reference, state }), [
    m.mail_demand_step_text({ reference, state }),
    ...(sentence ? ownWords(sentence) : []),
    m.mail_demand_step_end(),
    receiptEnd(),
  ])

/** An employer asks for workers: neither company nor contact, which stay in the staff area. */
export const demandNotice = ({ reference }: { reference: string }): NoticeText => ({
  subject: m.mail_demand_notice_subject({ reference }),
  paragraphs: [m.mail_demand_notice_text({ reference })],
})
