import { westernDigits } from '#i18n/locale.ts'

/** The number as wa.me takes it: with the code of the country, which is Bangladesh's where none is given. */
export function whatsappNumber(phone: string): string {
  const digits = westernDigits(phone.normalize('NFKD'))
  const isInternational = /^\s*(?:\+|00)/.test(digits)
  const figures = digits.replace(/\D/g, '').replace(/^00/, '')
  return isInternational ? figures : figures.replace(/^0/, '880')
}
