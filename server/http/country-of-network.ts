import { readFile } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import ipaddr from 'ipaddr.js'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { log } from '#server/process/log.ts'

/** Stands for the network of the server itself. */
const LOCAL = 'local'
const localRanges = new Set(['private', 'loopback', 'linkLocal', 'uniqueLocal', 'unspecified']) // ::1 comes as its network ::

/** The countries of all networks, as the registries publish them; a build copies the files. */
const folder = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../../node_modules/@ip-location-db/geo-whois-asn-country-mmdb')
  : 'dist/server/countries'

/**
 * Where a client address is: a country by its two letters, `local` for this network, empty where nobody knows. The table of 3 or 5 MB is
 * read for each sign-in, since keeping it would cost that memory all day.
 */
export async function findPlace(clientAddress: string): Promise<string> {
  if (!ipaddr.isValid(clientAddress)) return ''
  const range = ipaddr.parse(clientAddress).range()
  if (localRanges.has(range)) return LOCAL
  if (range !== 'unicast') return ''
  try {
    const table = await readFile(join(folder, `geo-whois-asn-country-ipv${isIPv6(clientAddress) ? 6 : 4}.mmdb`))
    const found = new Reader<CountryResponse & { country_code?: string }>(table).get(clientAddress)
    return found?.country_code ?? ''
  } catch (error) {
    log.warn({ err: error }, 'the countries of networks could not be read')
    return ''
  }
}

/** A place in words, in the language of whoever reads; empty where it is unknown. */
export function namePlace(place: string): string {
  if (place === LOCAL) return m.place_local()
  if (!/^[A-Z]{2}$/.test(place)) return ''
  return new Intl.DisplayNames(getLocale(), { type: 'region', fallback: 'none' }).of(place) ?? ''
}
