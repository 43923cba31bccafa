import { agency } from '#i18n/agency.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { whatsappNumber } from '#i18n/typed/phone.ts'

/** The first place on a map that an address has. */
export function officePlace(): { latitude: number; longitude: number } | undefined {
  for (const { latitude, longitude } of agency().addresses)
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return undefined
}

/** Opens WhatsApp with a greeting already typed. */
export const whatsappLink = (phone: string) =>
  `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(m.contact_greeting({ name: agency().name }))}`

/** The end of a sentence: how somebody gets help from us. */
export function waysToReachUs(): string {
  const [phone] = agency().phones
  const [email] = agency().emails
  const by = { phone: formatDigits(phone?.number ?? ''), email: email?.email ?? '' }
  return phone && email ? m.reach_us(by) : phone ? m.reach_by_phone(by) : email ? m.reach_by_mail(by) : m.reach_owner()
}
