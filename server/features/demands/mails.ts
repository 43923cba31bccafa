import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { plural } from '#i18n/locale.ts'
import { composeMail, type EmailContent, ownWords, type NoticeText, receiptEnd } from '#server/mail/compose.ts'

type Receipt = { reference: string; link: string; months: number }

/** To an employer whose demand has arrived: the link by which it is followed, what it opens, and how long it works. */
export const demandReceiptMail = ({ reference, link, months }: Receipt): EmailContent =>
  composeMail(m.mail_demand_subject({ reference }), [
    m.mail_demand_text({ reference, agency: agency().name }),
    m.mail_demand_link(),
    { link },
    m.mail_demand_secret(),
    m.mail_demand_lasts({ months: m.counted_months(plural(months)) }),
    receiptEnd(),
  ])

/** To an employer: a step of a demand. It has no link, whose secret only the employer has. `isAnswered`: a reply reaches us. */
export const demandStepMail = ({
  reference,
  state,
  sentence,
  isAnswered,
}: {
  reference: string
  state: string
  sentence: string
  isAnswered: boolean
}): EmailContent =>
  composeMail(m.mail_demand_step_subject({ reference, state }), [
    m.mail_demand_step_text({ reference, state }),
    ...(sentence ? ownWords(sentence) : []),
    [m.mail_demand_step_end(), ...(isAnswered ? [m.mail_demand_step_reply()] : [])].join(' '),
    receiptEnd(),
  ])

/** An employer asks for workers: neither company nor contact, which stay in the staff area. */
export const demandNotice = ({ reference }: { reference: string }): NoticeText => ({
  subject: m.mail_demand_notice_subject({ reference }),
  paragraphs: [m.mail_demand_notice_text({ reference })],
})

/** An employer has withdrawn a demand; `open` is how many jobs made of it people can still apply for. */
export const withdrawnNotice = ({ reference, open }: { reference: string; open: number }): NoticeText => ({
  subject: m.mail_demand_withdrawn_subject({ reference }),
  paragraphs: [
    open > 0
      ? m.mail_demand_withdrawn_jobs({ reference, ...plural(open) })
      : m.mail_demand_withdrawn_text({ reference }),
  ],
})
