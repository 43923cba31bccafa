import { m } from '#i18n/paraglide/messages.js'
import { composeMail, type EmailContent, type NoticeText, receiptEnd } from '#server/mail/compose.ts'

type EnquiryDetails = {
  reference: string
  lastName: string
  email: string | null
  phone: string | null
  message: string
  companyName: string
  link: string
}

/** To a group company: a message from the contact form. */
export function enquiryMail({
  reference,
  lastName,
  email,
  phone,
  message,
  companyName,
  link,
}: EnquiryDetails): EmailContent {
  const contact = [email, phone].filter(Boolean).join(', ')
  return composeMail(m.mail_enquiry_subject({ reference, lastName }), [
    m.mail_enquiry_intro({ lastName, contact, company: companyName }),
    message,
    email ? m.mail_enquiry_reply() : m.mail_enquiry_call({ phone: phone ?? '' }),
    { link },
  ])
}

/** To the sender of a message, or whoever owns the address that was given. */
export const receiptMail = ({ reference, companyName }: { reference: string; companyName: string }): EmailContent =>
  composeMail(m.mail_receipt_subject({ reference }), [
    m.mail_receipt_text({ reference, company: companyName }),
    receiptEnd(),
  ])

/** A message came through the contact form: neither its sender nor its text, which stay in the staff area. */
export const enquiryNotice = ({ reference, companyName }: { reference: string; companyName: string }): NoticeText => ({
  subject: m.mail_arrived_subject({ reference, company: companyName }),
  paragraphs: [m.mail_arrived_text({ reference, company: companyName })],
})
