import { agency } from '#i18n/agency.ts'
import { formatDigits, shownPhone } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { PageText } from '#server/features/search/contributions.ts'

/** Telephone, address and hours of the agency in one text, in the page's language; what the page is about while none is known. */
export const howToReach: PageText = (inputs, options) => {
  const { phones, addresses, hours } = agency()
  const said = [
    ...phones.slice(0, 1).map(({ number }) => m.contact_says_phone({ phone: shownPhone(number) }, options)),
    ...addresses.slice(0, 1).map(({ lines }) => m.contact_says_address({ address: lines.join(', ') }, options)),
    ...(hours ? [m.contact_says_hours({ hours: formatDigits(hours.lines.join(', ')) }, options)] : []),
  ]
  return said.length > 0 ? said.join(' ') : m.contact_description(inputs, options)
}
