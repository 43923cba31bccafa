import {
  type ClientTexts,
  companyFields,
  companyInputs,
  type CompanyField,
  countryFields,
  countryInputs,
  type Field,
  type TypedField,
} from '#server/features/clients/schema.ts'

/** A text that is in another script than its field; `company` counts from 0. */
export type Misplaced = { field: TypedField | CompanyField; company?: number; text: string }

/**
 * Texts in another script than that of their field: Bangla in an English one, Latin letters alone in a Bangla one.
 * Allowed are a name in brackets behind the English one, an abbreviation in capitals, Latin words inside a Bangla text,
 * and what was `saved` like that before, since somebody has confirmed it already.
 */
export function findMisplacedTexts(texts: ClientTexts, saved?: ClientTexts): Misplaced[] {
  const before = new Set(saved && textsIn(saved).map(({ text }) => text))
  return textsIn(texts).filter(({ field, text }) => !before.has(text) && isMisplaced(text, fields[field].lang === 'bn'))
}

const fields: Record<TypedField | CompanyField, Field> = { ...countryFields, ...companyFields }

function textsIn({ company, ...record }: ClientTexts): Misplaced[] {
  const all: Misplaced[] = [
    ...countryInputs.map(field => ({ field, text: record[field] })),
    ...company.flatMap((entry, n) => companyInputs.map(field => ({ field, company: n, text: entry[field] }))),
  ]
  return all.filter(({ field }) => fields[field].kind !== 'number')
}

function isMisplaced(text: string, isBangla: boolean) {
  if (!isBangla) return BANGLA.test(text.replace(/\([^)]*\)/g, ''))
  return LATIN.test(text) && !BANGLA.test(text) && !/^[A-Z0-9 &.-]{1,12}$/.test(text.trim())
}

const BANGLA = /\p{Script=Bengali}/u
const LATIN = /\p{Script=Latin}/u
