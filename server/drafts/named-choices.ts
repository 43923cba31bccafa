import { type Locale, locales } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** The condition that the chosen value, in SQL, is one whose name has a word in one of the languages. */
export function holdsNamed(
  value: string,
  word: string,
  options: readonly { value: string }[],
  nameOf: (value: string, locale: Locale) => string,
): Prisma.Sql {
  const folded = foldText(word)
  const named = options.filter(option =>
    locales.some(locale => foldText(nameOf(option.value, locale)).includes(folded)),
  )
  if (named.length === 0) return Prisma.sql`1 = 0`
  return Prisma.sql`${Prisma.raw(value)} IN (${Prisma.join(named.map(option => option.value))})`
}
