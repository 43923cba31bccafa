import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'

/** The cookie that stores a visitor's choice of language. */
export const LOCALE_COOKIE = 'language'
/**
 * Languages of a few pages, with what is below these; every other page is in English there. Beside them stand the page that the service
 * worker keeps, and the sheets that staff print for employers. docs/decisions/0022 says why.
 */
const PAGES: { [L in Locale]?: RegExp } = {
  ar: /^\/(hire-workers|demand-status|licence-and-fees|our-clients|contact-us|offline|admin\/demands\/documents)(?![^/?#])/i,
}
const others = locales.filter(locale => locale !== baseLocale)
const prefix = new RegExp(`^/(${others.join('|')})(?=/|$)`)

/** The languages of every page, and of the staff area. */
export const wholeLocales: Locale[] = locales.filter(locale => !PAGES[locale])

/** Whether a page, by its path without a language, is there in a language. */
export const isIn = (locale: Locale, path: string): boolean => PAGES[locale]?.test(path) ?? true

/** The path of a page in a language, such as /bn/contact-us: English as it is, and so where the language has no such page. */
export function pathForLocale(locale: Locale, path: string): string {
  return locale === baseLocale || !isIn(locale, path) ? path : `/${locale}${path}`
}

/** The paths of a page in all languages that it has. */
export const pathsOf = (path: string): string[] => [...new Set(locales.map(locale => pathForLocale(locale, path)))]

/** The path of a page in the language of this one. */
export const localPath = (path: string): string => pathForLocale(getLocale(), path)

/** The path of a page without its language. */
export function pathWithoutLocale(path: string): string {
  return path.replace(prefix, '') || '/'
}

/** The language that a path names, English for every other path. */
export function localeOfPath(path: string): Locale {
  return (prefix.exec(path)?.[1] as Locale | undefined) ?? baseLocale
}

/** How the router reads and writes addresses: its routes know no language, /bn/contact-us is the route /contact-us. */
export const rewrite = {
  input: ({ url }: { url: URL }) => withPath(url, pathWithoutLocale(url.pathname)),
  output: ({ url }: { url: URL }) => withPath(url, localPath(url.pathname)),
}

function withPath(url: URL, path: string) {
  const changed = new URL(url)
  changed.pathname = path
  return changed
}

/** A language as Intl knows it: businesses of the Gulf write Arabic with Latin digits. */
export const intlLocale = (locale: Locale = getLocale()): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale)

/**
 * A number in the digits of a language, the page's unless another is given: 1,234 or ১,২৩৪. For a year, which has no
 * commas, see formatDigits.
 */
export function formatNumber(number: number, style?: Intl.NumberFormatOptions, locale: Locale = getLocale()): string {
  // the first formatter takes a slow phone 50 ms, and public pages mostly show such numbers
  if (!style && locale === getLocale() && /^\d{1,3}$/.test(String(number))) return formatDigits(number)
  const key = locale + JSON.stringify(style)
  const format = formats.get(key) ?? new Intl.NumberFormat(intlLocale(locale), style)
  formats.set(key, format)
  return format.format(number)
}

const formats = new Map<string, Intl.NumberFormat>() // creating a formatter is expensive

/**
 * What a message that counts takes: the plural form that the number has in the page's language, `one` or another, and
 * the figure to show. In Bangla nothing is no `one`, unlike its grammar: texts of one say so without the figure.
 */
export function plural(count: number): { form: Intl.LDMLPluralRule; figure: string } {
  const locale = getLocale()
  forms[locale] ??= new Intl.PluralRules(locale)
  const form = locale === 'bn' && count < 1 ? 'other' : forms[locale].select(count)
  return { form, figure: formatNumber(count) }
}

const forms: Partial<Record<Locale, Intl.PluralRules>> = {}

/** A year, or a text such as a telephone number, in the digits of the page's language. */
export function formatDigits(text: string | number): string {
  return String(text).replace(/\d/g, digit => m.digits().charAt(Number(digit)))
}

/** A telephone number in the digits of the page's language, which stays in one line. */
export const shownPhone = (number: string): string => formatDigits(number).replaceAll(' ', '\u00a0')

/** What something is called in each language, in the order of `locales`. */
export type Names = readonly [english: string, bangla: string, arabic: string]

/** What something is called in a language. */
export const nameIn = (locale: string, names: Names): string => names[locales.indexOf(locale as Locale)] ?? names[0]

/**
 * A text of a record in the page's language, as props of the element that shows it: the English one, marked as such,
 * where there is no other.
 */
export function localizedText(
  english: string,
  bangla: string | null | undefined,
  arabic?: string | null,
): { children: string; lang?: Locale } {
  const locale = getLocale()
  if (locale === baseLocale) return { children: english }
  const text = { bn: bangla, ar: arabic }[locale]
  return text ? { children: text } : { children: english, lang: baseLocale }
}

/** The language of a text that staff wrote in only one: Bangla where it has Bangla letters, Arabic where it has Arabic ones. */
export function languageOf(text: string): Locale {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn'
  return /[\u0600-\u06ff]/.test(text) ? 'ar' : baseLocale
}

/** Texts of a record whose translations are in fields of the same name with "Bn" behind it, each as `localizedText` gives it. */
export function localizeTexts<Name extends string>(
  values: { [N in Name | `${Name}Bn` | `${Name}Ar`]?: string | null | undefined },
  ...names: Name[]
): { [N in Name]: ReturnType<typeof localizedText> } {
  const entries = names.map(name => [name, localizedText(values[name] ?? '', values[`${name}Bn`], values[`${name}Ar`])])
  return Object.fromEntries(entries) as { [N in Name]: ReturnType<typeof localizedText> }
}

/** A record with these texts as `localizeTexts` gives them, and without their translations. */
export function localizeRecord<Name extends string, Values extends Parameters<typeof localizeTexts<Name>>[0]>(
  values: Values,
  ...names: Name[]
): Omit<Values, Name | `${Name}Bn` | `${Name}Ar`> & ReturnType<typeof localizeTexts<Name>> {
  const translated = new Set<string>(names.flatMap(name => [`${name}Bn`, `${name}Ar`]))
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !translated.has(name)))
  return { ...(others as Omit<Values, Name | `${Name}Bn` | `${Name}Ar`>), ...localizeTexts(values, ...names) }
}
