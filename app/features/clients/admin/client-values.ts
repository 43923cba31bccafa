import { readNumber } from '#i18n/typed/number.ts'
import { companyFields, countryFields } from '#server/features/clients/schema.ts'
import { isEmpty, type StoredClient, type Texts, textsOf } from './form-values.ts'

/** A stored record or draft as its form sends it. */
export const toValues = (stored: StoredClient): Texts => plainTexts(textsOf(stored))

/** What a form holds as it is sent: without spaces around it, numbers in Latin digits, blocks of companies that are not empty. */
export function plainTexts({ company, image, ...texts }: Texts): Texts {
  return {
    ...plainFields(texts, countryFields),
    company: company
      .filter(entry => !isEmpty(entry))
      .map(({ _id, ...entry }) => ({ ...(_id && { _id }), ...plainFields(entry, companyFields) })),
    image,
  }
}

function plainFields<T extends Record<string, string>>(texts: T, fields: Record<string, { kind: string }>): T {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      fields[name]?.kind === 'number' ? plainNumber(text) : text.trim(),
    ]),
  ) as T
}

function plainNumber(text: string) {
  const value = readNumber(text)
  return Number.isNaN(value) ? text.trim() : String(value)
}
