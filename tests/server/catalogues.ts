import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export type Catalogue = Record<string, string | { declarations: string[]; match: Record<string, string> }[]>

/** The catalogues of a language by their feature; what several share has the name ''. */
export const cataloguesOf = (locale: string): { feature: string; source: string; messages: Catalogue }[] =>
  globSync(`i18n/messages/{,*/}${locale}.json`)
    .map(file => {
      const source = readFileSync(file, 'utf8')
      const folder = basename(dirname(file))
      return { feature: folder === 'messages' ? '' : folder, source, messages: JSON.parse(source) as Catalogue }
    })
    .toSorted((one, other) => (one.feature < other.feature ? -1 : 1))

/** Every message of a language. */
export const catalogueOf = (locale: string): Catalogue =>
  Object.assign({}, ...cataloguesOf(locale).map(({ messages }) => messages))
