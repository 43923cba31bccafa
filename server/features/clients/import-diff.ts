import { createHash } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { formatNumber } from '#i18n/locale.ts'
import type { Client } from '#server/features/clients/domain.ts'
import { type Contents, type Entry, nameKey, type Problem, withoutSpaces } from '#server/features/clients/csv-format.ts'
import { type CountryCode, findCountry } from '#server/features/clients/countries.ts'
import { clientInFile, type ClientInput } from '#server/features/clients/input.ts'
import {
  companyFields,
  type CompanyField,
  countryFields,
  type CountryField,
  NAME_MAX_LENGTH,
} from '#server/features/clients/schema.ts'
import type { Given } from '#server/features/clients/mutations.ts'
import { isStored, toStoredPath } from '#server/files/domain.ts'
import { PROBLEMS_MAX } from '#i18n/zod.ts'

type Company = Client['company'][number]
/** What becomes of a record's companies, by name; `areMoved` when those that stay come in another order. */
type CompanyChanges = { added: string[]; changed: string[]; removed: string[]; areMoved: boolean }
/** A flag that is in no file, since the product has it. */
export type FlagToDraw = { code: CountryCode; countryName: string }
/** With a `flag`, `input` has DRAWN in its place. */
type Addition = { place: number; input: ClientInput; flag?: FlagToDraw | undefined }
export type Alteration = { place: number; client: Client; given: Given; companies?: CompanyChanges }
/** What a file would do to the records as they are. `seen` is the same as long as each of its records is in the same version. */
export type Plan = { added: Addition[]; changed: Alteration[]; unchanged: number; problems: Problem[]; seen: string }

/** Stands for a flag until it is drawn. */
const DRAWN = '/pictures/drawn'
const countryNames = Object.keys(countryFields) as CountryField[]
const companyNames = Object.keys(companyFields) as CompanyField[]

/**
 * What a file would do. A country in it is the record with its `_id`, else the only one with its name, else a new one;
 * what the file does not say stays, and so does every record that it does not name; an entry with a problem is left
 * out. Stops after PROBLEMS_MAX problems. `stored` are those of our own pictures that there are.
 */
export function plan({ kind, entries, problems }: Contents, clients: Client[], stored: Set<string>): Plan {
  const made: Plan = { added: [], changed: [], unchanged: 0, problems: [...problems], seen: '' }
  const find = finder(clients, kind)
  const isWrong = new Set(problems.map(({ place }) => place))
  const seen = createHash('sha256')
  for (const entry of entries) {
    if (made.problems.length >= PROBLEMS_MAX) break
    const { client, problem } = find(entry)
    seen.update(JSON.stringify([entry, client?._id, client?.version]))
    if (problem) made.problems.push({ place: entry.place, ...problem })
    else {
      const isLeftOut = [entry.place, ...(entry.places ?? [])].some(place => isWrong.has(place))
      consider(isLeftOut ? { ...made, added: [], changed: [] } : made, entry, client, stored) // its other problems are told, too
    }
  }
  made.problems.sort((one, other) => one.place - other.place)
  return { ...made, problems: made.problems.slice(0, PROBLEMS_MAX), seen: seen.digest('base64url') }
}

/** Finds the record of an entry, undefined for a new one. It must be unambiguous, and each record may appear once. */
function finder(clients: Client[], kind: Contents['kind']) {
  const byId = new Map(clients.map(client => [client._id, client]))
  const byName = Map.groupBy(clients, ({ countryName }) => nameKey(countryName))
  const places = new Map<string, number>()
  return ({
    place,
    record: { _id, countryName },
  }: Entry): { client?: Client | undefined; problem?: { column: string; message: string } } => {
    const named = byName.get(nameKey(countryName)) ?? []
    const client = byId.get(String(_id)) ?? named[0]
    const column = _id ? '_id' : 'countryName'
    if (!byId.has(String(_id)) && named.length > 1)
      return {
        problem: { column: 'countryName', message: m.import_name_unclear({ count: formatNumber(named.length) }) },
      }
    const keys = client ? [client._id] : [...(_id ? [`id ${String(_id)}`] : []), `name ${nameKey(countryName)}`]
    const before = keys.map(key => places.get(key)).find(Boolean)
    if (before)
      return {
        problem: {
          column,
          message:
            kind === 'csv'
              ? m.import_same_row({ n: formatNumber(before) })
              : m.import_same_entry({ n: formatNumber(before) }),
        },
      }
    for (const key of keys) places.set(key, place)
    return { client }
  }
}

function consider(made: Plan, { place, record, rows }: Entry, client: Client | undefined, stored: Set<string>) {
  const note = (path: PropertyKey[], message: string) => made.problems.push({ place, ...placeOf(path, rows), message })
  const matched = matchCompanies(record.company, client?.company ?? [])
  const flag = client ? undefined : flagToDraw(record)
  const { data, error } = clientInFile.safeParse({
    ...client,
    ...withPaths(record, client),
    ...(flag && { countryFlagImage: DRAWN }),
    ...(matched && { company: matched.map(({ merged }) => merged) }),
  })
  if (!data) {
    for (const { path, message } of error.issues) note(path, message)
    return
  }
  const given: Given = client ? changesOf(client, data) : data
  const missing = [given.countryFlagImage, ...(given.image ?? [])].filter(
    url => url !== undefined && url !== DRAWN && isStored(url) && !stored.has(url),
  )
  for (const url of new Set(missing))
    note(
      [url === given.countryFlagImage ? 'countryFlagImage' : 'image'],
      m.import_picture_missing({ url: String(url) }),
    )
  if (missing.length > 0) return
  if (!client) made.added.push({ place, input: data, flag })
  else if (Object.keys(given).length === 0) made.unchanged++
  else
    made.changed.push({
      place,
      client,
      given,
      ...(given.company && { companies: companyChanges(client.company, given.company) }),
    })
}

/** The flag of a new country that names none: ours, where its name is one of the world's. */
function flagToDraw({ countryName, countryFlagImage }: Entry['record']): FlagToDraw | undefined {
  const name = String(countryName ?? '').slice(0, NAME_MAX_LENGTH)
  const code = countryFlagImage ? undefined : findCountry(name)
  return code && { code, countryName: name.trim() }
}

/** In a CSV file a company has a row of its own; in JSON it has its number in the entry. */
function placeOf([field, n, part]: PropertyKey[], rows: number[] | undefined) {
  if (field !== 'company' || typeof n !== 'number') return { column: String(field ?? '') }
  return { column: String(part ?? 'company'), ...(rows ? { place: rows[n]! } : { company: n + 1 }) }
}

/** Addresses on our own site as paths, and those with spaces in them, which a file cannot hold, as they were. */
function withPaths(record: Record<string, unknown>, client: Client | undefined) {
  const known = new Map(client?.image.map(url => [withoutSpaces(url), url]))
  const toPath = (url: unknown) =>
    typeof url === 'string' ? (known.get(toStoredPath(url.trim())) ?? toStoredPath(url.trim())) : url
  return {
    ...record,
    ...('countryFlagImage' in record && { countryFlagImage: toPath(record.countryFlagImage) }),
    ...(Array.isArray(record.image) && { image: record.image.map(toPath) }),
  }
}

/** Each company of an entry on top of the one it means: with the same `_id`, else with the same name. What means none loses its `_id`. */
function matchCompanies(given: unknown, before: Company[]) {
  if (!Array.isArray(given)) return undefined
  const left = new Map(before.map(company => [company._id, company]))
  const take = (company: Company | undefined) => {
    if (company) left.delete(company._id)
    return company
  }
  const byName = Map.groupBy(before, ({ companyName }) => nameKey(companyName))
  const found = given.map(entry => take(left.get(String(entry?._id))))
  return given.map((entry: unknown, n) => {
    if (typeof entry !== 'object' || entry === null) return { merged: entry }
    const { companyName, _id: _, ...rest } = { ...entry } as Partial<Company>
    const company = found[n] ?? take(byName.get(nameKey(companyName))?.find(other => left.has(other._id)))
    return { merged: { ...company, ...(companyName !== undefined && { companyName }), ...rest } }
  })
}

function changesOf(client: Client, data: ClientInput): Given {
  const given: Given = Object.fromEntries(
    countryNames.flatMap(field => ((client[field] ?? '') === (data[field] ?? '') ? [] : [[field, data[field]]])),
  )
  if (!isSameList(client.image, data.image)) given.image = data.image
  if (!isSameList(client.company.map(textOf), data.company.map(textOf))) given.company = data.company
  return given
}

function companyChanges(before: Company[], after: ClientInput['company']): CompanyChanges {
  const known = new Map(before.map(company => [company._id, company]))
  const staying = after.flatMap(({ _id }) => (_id && known.has(_id) ? [_id] : []))
  return {
    added: after.filter(({ _id }) => !_id || !known.has(_id)).map(({ companyName }) => companyName),
    changed: after
      .filter(company => company._id && known.has(company._id) && textOf(company) !== textOf(known.get(company._id)!))
      .map(({ companyName }) => companyName),
    removed: before.filter(({ _id }) => !staying.includes(_id)).map(({ companyName }) => companyName),
    areMoved: !isSameList(
      before.filter(({ _id }) => staying.includes(_id)).map(({ _id }) => _id),
      staying,
    ),
  }
}

const textOf = (company: Partial<ClientInput['company'][number]>) =>
  JSON.stringify([company._id, ...companyNames.map(field => company[field] ?? '')])
const isSameList = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, n) => text === other[n])
