import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { reachForStaff, reachUs } from '#i18n/reach.ts'
import { composeMail, type EmailContent, ownWords } from '#server/mail/compose.ts'

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

function receiptEnd() {
  const reach = reachUs()
  return reach ? m.mail_receipt_end({ reach }) : m.mail_receipt_end_alone()
}

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

/** To the sender of a message: what a member of staff answers. */
export const answerMail = ({ subject, text }: { subject: string; text: string }): EmailContent =>
  composeMail(subject, ownWords(text))

/** To somebody who signed up: somebody has to approve it. It has no link: nobody has shown yet that the address is theirs. */
export const signUpWaitsMail = ({ name }: { name: string }): EmailContent =>
  composeMail(m.mail_signed_up_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_signed_up_text(),
    m.mail_signed_up_end({ reach: reachForStaff() }),
  ])

/** To somebody whose address was signed up although it has an account. */
export const signUpKnownMail = ({
  name,
  login,
  forgot,
}: {
  name: string
  login: string
  forgot: string
}): EmailContent =>
  composeMail(m.mail_known_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_known_text(),
    { link: login },
    m.mail_known_forgot(),
    { link: forgot },
    m.mail_known_end(),
  ])

/** To a new member of staff: the account was approved. */
export const approvedMail = ({ name, link }: { name: string; link: string }): EmailContent =>
  composeMail(m.mail_approved_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_approved_text(),
    { link },
  ])

export const invitationMail = ({ by, link }: { by: string; link: string }): EmailContent =>
  composeMail(m.mail_invitation_subject({ by, site: agency().name }), [
    m.mail_invitation_text({ by, site: agency().name }),
    { link },
    m.mail_invitation_end(),
  ])

export const resetMail = ({ link }: { link: string }): EmailContent =>
  composeMail(m.mail_reset_subject(), [m.mail_reset_text({ site: agency().name }), { link }, m.mail_reset_end()])

export const linkMail = ({ link }: { link: string }): EmailContent =>
  composeMail(m.mail_link_subject({ site: agency().name }), [
    m.mail_link_text({ site: agency().name }),
    { link },
    m.mail_link_end(),
  ])

/** The password was changed; lists the providers that still open the account. `link` is for people who did not change it. */
export const passwordChangedMail = ({
  name,
  link,
  providers,
}: {
  name: string
  link: string
  providers: string[]
}): EmailContent =>
  composeMail(m.mail_password_subject(), [
    m.mail_greeting({ name }),
    m.mail_password_text({ site: agency().name }),
    ...(providers.length > 0 ? [m.mail_password_providers({ providers: providers.join(', ') })] : []),
    m.mail_password_end(),
    { link },
  ])

type ProviderMail = { name: string; provider: string; link: string }

/** A provider was linked to the account. `link` is for people who did not do it. */
export const providerLinkedMail = ({ name, provider, link }: ProviderMail): EmailContent =>
  composeMail(m.mail_linked_subject({ provider }), [
    m.mail_greeting({ name }),
    m.mail_linked_text({ provider, site: agency().name }),
    m.mail_password_end(),
    { link },
  ])

/** A provider was unlinked from the account. `link` is for people who did not do it. */
export const providerUnlinkedMail = ({ name, provider, link }: ProviderMail): EmailContent =>
  composeMail(m.mail_unlinked_subject({ provider }), [
    m.mail_greeting({ name }),
    m.mail_unlinked_text({ provider, site: agency().name }),
    m.mail_password_end(),
    { link },
  ])

const factorChanges = {
  'app-added': m.mail_factor_app_added,
  'app-removed': m.mail_factor_app_removed,
  'passkey-added': m.mail_factor_passkey_added,
  'passkey-removed': m.mail_factor_passkey_removed,
  'codes-made': m.mail_factor_codes_made,
  'removed-for-you': m.mail_factor_removed_for_you,
}
export type FactorChange = keyof typeof factorChanges

/** A second factor was added or removed. `link` is for people who did not do it. */
export const factorMail = ({
  name,
  change,
  link,
}: {
  name: string
  change: FactorChange
  link: string
}): EmailContent =>
  composeMail(m.mail_factor_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    factorChanges[change]({ site: agency().name }),
    m.mail_password_end(),
    { link },
  ])

/** Somebody knew the password and no second factor. */
export const wrongCodesMail = ({ name, link }: { name: string; link: string }): EmailContent =>
  composeMail(m.mail_codes_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_codes_text({ site: agency().name }),
    m.mail_codes_end(),
    { link },
  ])

/** A sign-in in a browser that the person has not used before; `place` is empty where it is unknown. */
export const newDeviceMail = ({
  name,
  device,
  place,
  when,
  link,
}: {
  name: string
  device: string
  place: string
  when: string
  link: string
}): EmailContent =>
  composeMail(m.mail_device_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_device_text({ site: agency().name, device, when }),
    ...(place ? [m.mail_device_place({ place })] : []),
    m.mail_device_end(),
    { link },
  ])

/** The role was changed; `role` is its label, `link` leads to the login page. */
export const roleChangedMail = ({ name, role, link }: { name: string; role: string; link: string }): EmailContent =>
  composeMail(m.mail_role_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_role_text({ role, site: agency().name }),
    { link },
    m.mail_role_end({ reach: reachForStaff() }),
  ])

const webhookActs: Record<string, typeof m.mail_webhook_added> = {
  'webhook-added': m.mail_webhook_added,
  'webhook-changed': m.mail_webhook_changed,
  'webhook-secret-renewed': m.mail_webhook_renewed,
  'webhook-deleted': m.mail_webhook_deleted,
}
type WebhookMail = { reader: string; by: string; action: string; name: string; host: string; links: [string, string] }

/** To each owner: somebody has done this to a webhook. The links lead to the webhooks and to the staff. */
export const webhookMail = ({ reader, by, action, name, host, links: [webhooks, staff] }: WebhookMail): EmailContent =>
  composeMail(m.mail_webhook_subject({ name, site: agency().name }), [
    m.mail_greeting({ name: reader }),
    (webhookActs[action] ?? m.mail_webhook_changed)({ by, name, host }),
    { link: webhooks },
    m.mail_webhook_end(),
    { link: staff },
  ])

/** To a new address: a link that confirms it. */
export const addressMail = ({ name, link }: { name: string; link: string }): EmailContent =>
  composeMail(m.mail_address_subject(), [
    m.mail_greeting({ name }),
    m.mail_address_text({ site: agency().name }),
    { link },
    m.mail_address_end(),
  ])

/** To the former address: nobody loses an account unnoticed. */
export const addressChangedMail = ({ name, email }: { name: string; email: string }): EmailContent =>
  composeMail(m.mail_moved_subject(), [
    m.mail_greeting({ name }),
    m.mail_moved_text({ email, site: agency().name }),
    m.mail_moved_end({ reach: reachForStaff() }),
  ])

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
