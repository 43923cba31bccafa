import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'

/** The cookie that stores a visitor's choice of language. */
export const LOCALE_COOKIE = 'language'
const others = locales.filter(locale => locale !== baseLocale)
const prefix = new RegExp(`^/(${others.join('|')})(?=/|$)`)

/** The path of a page in a language: English as it is, others under their own name, such as /bn/contact-us. */
export function pathForLocale(locale: Locale, path: string): string {
  return locale === baseLocale ? path : `/${locale}${path}`
}

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

/** A number in the digits of the page's language: 1,234 or ১,২৩৪. For a year, which has no commas, see formatDigits. */
export function formatNumber(number: number, style?: Intl.NumberFormatOptions): string {
  // the first formatter takes a slow phone 50 ms, and public pages mostly show such numbers
  if (!style && /^\d{1,3}$/.test(String(number))) return formatDigits(number)
  const key = getLocale() + JSON.stringify(style)
  const format = formats.get(key) ?? new Intl.NumberFormat(getLocale(), style)
  formats.set(key, format)
  return format.format(number)
}

const formats = new Map<string, Intl.NumberFormat>() // creating a formatter is expensive

/** What a message that counts takes: the plural form that the number has in the page's language, `one` or another, and the figure to show. */
export function plural(count: number): { form: Intl.LDMLPluralRule; figure: string } {
  const locale = getLocale()
  forms[locale] ??= new Intl.PluralRules(locale)
  return { form: forms[locale].select(count), figure: formatNumber(count) }
}

const forms: Partial<Record<Locale, Intl.PluralRules>> = {}

/** A year, or a text such as a telephone number, in the digits of the page's language. */
export function formatDigits(text: string | number): string {
  return String(text).replace(/\d/g, digit => m.digits().charAt(Number(digit)))
}

type Translated = { [L in Exclude<Locale, typeof baseLocale>]?: object }

/** An entry with its texts in the page's language, English where there are none; `lang` then says so, for the element around it. */
export function localize<T extends Translated>(entry: T): T & { lang?: Locale | undefined } {
  const locale = getLocale()
  if (locale === baseLocale) return entry
  const texts = entry[locale]
  return texts ? { ...entry, ...texts } : { ...entry, lang: baseLocale }
}

/** A text of a record in the page's language, as props of the element that shows it: the English one, marked as such, where there is no other. */
export function localizedText(english: string, bangla: string | null | undefined): { children: string; lang?: Locale } {
  const locale = getLocale()
  if (locale === baseLocale) return { children: english }
  return locale === 'bn' && bangla ? { children: bangla } : { children: english, lang: baseLocale }
}

/** The language of a text that staff wrote in only one: Bangla where it has Bangla letters. */
export const languageOf = (text: string): Locale => (/[\u0980-\u09ff]/.test(text) ? 'bn' : baseLocale)

/** Texts of a record whose translations are in fields of the same name with "Bn" behind it, each as `localizedText` gives it. */
export function localizeTexts<Name extends string>(
  values: { [N in Name | `${Name}Bn`]?: string | null | undefined },
  ...names: Name[]
): { [N in Name]: ReturnType<typeof localizedText> } {
  const entries = names.map(name => [name, localizedText(values[name] ?? '', values[`${name}Bn`])])
  return Object.fromEntries(entries) as { [N in Name]: ReturnType<typeof localizedText> }
}
