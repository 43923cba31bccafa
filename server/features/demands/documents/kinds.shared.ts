import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, type Locale } from '#i18n/paraglide/runtime.js'

/** What an employer signs before anybody may be recruited, in the order of signing. */
export const DOCUMENT_KINDS = ['demand-letter', 'power-of-attorney', 'employment-contract'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The languages on the sheets of a language: authorities of the Gulf want English and Arabic beside each other. */
export const sheetLanguages = (locale: Locale): Locale[] => (locale === 'ar' ? [baseLocale, locale] : [locale])

export const documentLabels: Record<DocumentKind, () => string> = {
  'demand-letter': m.document_demand_letter,
  'power-of-attorney': m.document_power,
  'employment-contract': m.document_contract,
}
