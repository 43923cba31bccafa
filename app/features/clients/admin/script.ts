import type { ClientTexts } from '#server/features/clients/schema.ts'

/** A text that is in another script than its field; `company` counts from 0. */
export type Misplaced = {
  field: keyof ClientTexts | keyof ClientTexts['company'][number]
  company?: number
  text: string
}

/**
 * Texts whose script is not that of their field: Bangla where English is read, Latin letters alone where Bangla is.
 * What needs the other script passes: a name in brackets behind the English one, an abbreviation in capitals, Latin
 * words inside a Bangla text. So does what was `saved` like that before: somebody has been asked already.
 */
export function findMisplacedTexts(texts: ClientTexts, saved?: ClientTexts): Misplaced[] {
  const { company, ...record } = texts
  const before = new Set(
    [saved ? [saved] : [], saved?.company ?? []]
      .flat()
      .flatMap(part => Object.values(part).filter(value => typeof value === 'string')),
  )
  const all: Misplaced[] = [
    ...fieldsOf(record),
    ...company.flatMap(({ companyName, companySector, companyNameBn, companySectorBn }, n) =>
      fieldsOf({ companyName, companySector, companyNameBn, companySectorBn }).map(found => ({ ...found, company: n })),
    ),
  ]
  return all.filter(({ field, text }) => !before.has(text) && isMisplaced(text, field.endsWith('Bn')))
}

function fieldsOf(part: object) {
  return Object.entries(part)
    .filter(([, text]) => typeof text === 'string')
    .map(([field, text]) => ({ field: field as Misplaced['field'], text: text as string }))
}

function isMisplaced(text: string, isBangla: boolean) {
  if (!isBangla) return BANGLA.test(text.replace(/\([^)]*\)/g, ''))
  return LATIN.test(text) && !BANGLA.test(text) && !/^[A-Z0-9 &.-]{1,12}$/.test(text.trim())
}

const BANGLA = /\p{Script=Bengali}/u
const LATIN = /\p{Script=Latin}/u
