import { formatNumber } from '#i18n/locale.ts'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'

/** `lang` marks texts that are missing in the page's language. */
type Localized = { lang?: Locale | undefined }

/** What staff have said of the agency, in one language; whatever they have not said is missing. */
export type Agency = {
  /** The name, or the site's host name until somebody gives one. */
  name: string
  isNamed?: boolean
  shortName?: string
  since?: number
  /** Addresses of the mark: small beside the name, then as icons of 192, 512 and 180 pixels, the last on white. */
  mark?: { small: string; icons: [string, string, string] }
  /** Its colour, as six digits after `#`, and the address of the styles that give it to pages; without it, that of the product. */
  colour?: { value: string; styles: string }
  /** The address of the picture for shared links of pages without one of their own. */
  share?: string
  /** A sketch of the office's surroundings. */
  sketch?: Localized & { picture: string; alt?: string }
  credit?: { name: string; address?: string }
  licences: (Localized & { number: string; otherReading?: string; authority?: string; validUntil?: string })[]
  phones: (Localized & { number: string; label?: string; hasWhatsapp?: boolean })[]
  emails: (Localized & { email: string; subject?: string })[]
  addresses: (Localized & { lines: string[]; latitude?: number; longitude?: number })[]
  hours?: Localized & { lines: string[] }
  /** Without an address only the sign shows. */
  networks: { network: Network; address?: string }[]
  placed?: { people: number; asOf?: string }
  figures: (Localized & { value: number; label: string; asOf?: string })[]
  /** The languages that visitors may read. */
  languages: Locale[]
  /** The parts of the product that the agency does not use. */
  off?: string[]
}

export type Network = 'facebook' | 'instagram' | 'twitter' | 'x' | 'linkedin'

const nothing: Agency = {
  name: '',
  licences: [],
  phones: [],
  emails: [],
  addresses: [],
  networks: [],
  figures: [],
  languages: [],
}

let facts: Partial<Record<Locale, Agency>> = {}

/** Sets what `agency` gives: the server for every language, a browser for that of its page. */
export function setAgency(next: Partial<Record<Locale, Agency>>): void {
  facts = next
}

/** The facts of the agency as they are published, in the page's language. docs/decisions/0087 says why. */
export const agency = (): Agency => facts[getLocale()] ?? nothing

/** Whether the agency uses a part of the product, by its name; what belongs to none is always used. */
export const isUsed = (part: string | undefined): boolean => part === undefined || !agency().off?.includes(part)

/** A rounded number of people, such as 100,000+. */
export const roundedFigure = (people: number) => `${formatNumber(people)}+`
