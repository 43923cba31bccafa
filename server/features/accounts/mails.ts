import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { reachForStaff } from '#i18n/reach.ts'
import { composeMail, type EmailContent, type NoticeText } from '#server/mail/compose.ts'

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

/** Somebody has signed up and waits for approval. */
export const waitingNotice = ({ name, email }: { name: string; email: string | null }): NoticeText => ({
  subject: m.mail_waiting_subject({ name, site: agency().name }),
  paragraphs: [m.mail_waiting_intro({ name, email: email ?? m.mail_no_address() }), m.mail_waiting_link()],
})
