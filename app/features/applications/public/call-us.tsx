import { standaloneLink } from '#app/layouts/link-style.ts'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The first telephone of the agency; nothing while it has none. */
export function CallUs() {
  const phone = agency().phones[0]?.number
  return phone ? (
    <a className={standaloneLink} href={telephoneLink(phone)}>
      <PhoneText number={phone} say={m.application_status_call} />
    </a>
  ) : null
}
