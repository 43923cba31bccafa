import { agency } from '#i18n/agency.ts'
import { shownPhone } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { whatsappNumber } from '#i18n/typed/phone.ts'

/** Opens WhatsApp with a greeting already typed. */
export const whatsappLink = (phone: string) =>
  `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(m.contact_greeting({ name: agency().name }))}`

/** The end of a sentence: how somebody reaches us; undefined while nobody has said how, and then nothing may ask for it. */
export function reachUs(): string | undefined {
  const [phone] = agency().phones
  const [email] = agency().emails
  const by = { phone: shownPhone(phone?.number ?? ''), email: email?.email ?? '' }
  return phone && email ? m.reach_us(by) : phone ? m.reach_by_phone(by) : email ? m.reach_by_mail(by) : undefined
}

/** A sentence that says how to reach us; undefined where that is not known. */
export function reachSentence(sentence: (by: { reach: string }) => string): string | undefined {
  const reach = reachUs()
  return reach && sentence({ reach })
}

/** A text, and a sentence that says how to reach us where that is known. */
export function withReach(text: string, sentence: (by: { reach: string }) => string): string {
  return [text, reachSentence(sentence)].filter(Boolean).join(' ')
}

/** The same for those who work here, who know whose site it is. */
export const reachForStaff = (): string => reachUs() ?? m.reach_owner()
