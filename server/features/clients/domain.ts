import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { lastActors } from '#server/features/activity/domain.ts'
import type { ClientChange, ClientInput, ClientReplacement } from '#server/features/clients/input.ts'
import { arabicNameOf, findCountry, placeOf } from '#server/features/clients/countries.ts'
import type { Place } from '#server/features/clients/map/views.shared.ts'
import type { ClientRow } from '#server/features/clients/manage.ts'
import { withAddresses } from '#server/features/clients/export.ts'
import { clientRows } from '#server/features/clients/overview.ts'
import {
  type Client,
  type ClientCard,
  selectClient,
  selectClients,
  type Totals,
  visibleCards,
  visibleTotals,
} from '#server/features/clients/queries.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { addAll, changeAll, moveToTrash, throwNotFound } from '#server/features/clients/mutations.ts'
import { countryFields } from '#server/features/clients/schema.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import { withFacts } from '#server/files/facts.ts'
import { AppError } from '#server/errors.ts'
import { findStoredResponse, once, idempotentRequest } from '#server/db/idempotency.ts'
import { stripInvalidCharacters } from '#i18n/typed/text.ts'

export { byName, holdsWords } from '#server/features/clients/queries.ts'
export { addPlaced } from '#server/features/clients/mutations.ts'

/** What pages in Arabic show beside the record. */
type Named = { countryNameAr?: string }

/** `code` is the country's ISO code, missing for a name that is none; `place` where it is on our maps. */
export type PublicClient = Client &
  Named & {
    code?: string
    place?: Place
    pictures?: { picture: string; alt?: string; altBn?: string; focus: string; isIllustration: boolean }[]
  }
export type { Client, ClientCard, ClientRow }
export type ClientTotals = Totals

/** All client countries as they are in the database now, by name. */
export const list = (): Promise<Client[]> => selectClients(read)

/** The same as the JSON that REST sends, `{ data }`, with whole addresses of pictures. */
export function listJson(): Promise<Buffer<ArrayBuffer>> {
  return cachedRead('clients.listJson', async () =>
    Buffer.from(JSON.stringify({ data: (await list()).map(withAddresses) })),
  )
}

/** Those with these ids, with whole addresses of pictures. */
export const byIds = async (ids: string[], database: Reader = read): Promise<Client[]> =>
  (await selectClients(database, ids)).map(withAddresses)

/** All client countries as cards, by name. */
export async function cards(): Promise<(ClientCard & Named)[]> {
  const found = await cachedRead('clients.cards', () => visibleCards(read))
  return found.map(card => ({ ...card, ...arabicName(card) }))
}

/** The name of a country in Arabic, for pages in Arabic. */
function arabicName({ countryName }: Pick<Client, 'countryName'>): Named {
  const countryNameAr = getLocale() === 'ar' ? arabicNameOf(countryName) : undefined
  return countryNameAr ? { countryNameAr } : {}
}

/**
 * How many client countries there are, how many people were placed there over time, and when the record last changed
 * (ISO, null for an empty one).
 */
export const totals = (): Promise<Totals> => cachedRead('clients.totals', () => visibleTotals(read))

/** What is on record, for the dashboard. */
export async function summary() {
  const rows = await clientRows(getLocale())
  const sum = (figure: 'companies' | 'employed') => rows.reduce((total, row) => total + row[figure], 0)
  return {
    countries: rows.length,
    companies: sum('companies'),
    employed: sum('employed'),
  }
}

/** One client country as its page shows it, or null. */
async function find(given: string): Promise<PublicClient | null> {
  const id = stripInvalidCharacters(given) // of a page: any text that its URL has
  const client = await findVisible(id)
  return client && withPictures(client)
}

/** One as `find` has it. Throws NOT_FOUND. */
export const shownById = async (id: string): Promise<PublicClient> => (await find(id)) ?? throwNotFound(id)

/** With what the library says of its pictures. */
async function withPictures(client: Client): Promise<PublicClient> {
  const code = findCountry(client.countryName)
  const place = placeOf(client.countryName)
  const pictures = await withFacts(client.image.map(picture => ({ picture })))
  return { ...client, ...arabicName(client), ...(code && { code }), ...(place && { place }), pictures }
}

/** One client country as it is in the database now. Throws NOT_FOUND. */
async function byId(id: string): Promise<Client> {
  return (await selectClient(read, stripInvalidCharacters(id))) ?? throwNotFound(id)
}

/** The same as visitors see it, with whole addresses of pictures. Throws NOT_FOUND. */
export async function visibleById(id: string): Promise<Client> {
  return withAddresses((await findVisible(id)) ?? throwNotFound(id))
}

const findVisible = (id: string) => cachedRead(`clients.find ${id}`, () => selectClient(read, id))

/**
 * One client country, and the names of those who have changed it since a version, latest first; none where the log does not say.
 * Throws NOT_FOUND.
 */
export async function changedSince(
  reader: Actor,
  id: string,
  version: number,
): Promise<{ client: Client; by: string[] }> {
  const client = await byId(id)
  return { client, by: await lastActors(reader, id, 'client-changed', client.version - version) }
}

/**
 * Adds a client country; `key` is the request's Idempotency-Key: within a day the same person's same request adds no second one and
 * gives the first as it was then. Throws BAD_REQUEST when one of our own pictures in it is no longer stored, UNPROCESSABLE_CONTENT when
 * the key came with another request.
 */
export async function create(by: Actor, input: ClientInput, key?: string | null): Promise<Client> {
  const request = idempotentRequest(by.id ?? '', key, 'clients.create', input)
  return (
    (await findStoredResponse<Client>(request)) ??
    changeContent(transaction =>
      once(transaction, request, async () => {
        const [id = ''] = await addAll(transaction, by, [input])
        return saved(transaction, id)
      }),
    )
  )
}

/**
 * Changes the given fields; a list is replaced as a whole, and its entries keep their `_id` where one is given. Without a field nothing
 * happens. With `expected`, the versions the client has read: throws PRECONDITION_FAILED when the record is in none of them, or was read in
 * another state, and BAD_REQUEST when it is another's. Throws NOT_FOUND.
 */
export async function update(by: Actor, id: string, given: ClientChange, expected?: number[]): Promise<Client> {
  const { _id, version, updatedAt, countryNameBn, ...fields } = given
  const said = { _id, version, updatedAt, countryNameBn }
  if (Object.values(fields).every(value => value === undefined)) return unchanged(id, said, expected)
  const isCompared = Object.values(said).some(value => value !== undefined) || fields.company?.some(isUnknown)
  return changeContent(async transaction => {
    const change = isCompared ? agreeing(await saved(transaction, id), said, fields) : fields
    await changeAll(transaction, by, [{ id, given: change, expected }])
    return saved(transaction, id)
  })
}

/** Replaces what a client country says by all that is given. Throws as `update`. */
export function replace(by: Actor, id: string, given: ClientReplacement, expected?: number[]): Promise<Client> {
  const optional = Object.entries(countryFields).flatMap(([name, field]) => ('whenNull' in field ? [[name, null]] : []))
  return update(by, id, { ...(Object.fromEntries(optional) as ClientChange), ...given }, expected)
}

function agreeing(record: Client, said: Said, fields: Fields): Fields {
  requireAgreement(record, said)
  return { ...fields, company: fields.company && withNumbers(fields.company, record.company) }
}

/** People whose number nobody knows stay so; for another company it is 0, as the contract wants it of an update. */
function withNumbers(given: NonNullable<Fields['company']>, stored: Client['company']) {
  const unknown = new Set(stored.filter(isUnknown).map(entry => entry._id))
  return given.map(entry =>
    isUnknown(entry) && !unknown.has(entry._id ?? '') ? { ...entry, valueOfEmployement: 0 } : entry,
  )
}

const isUnknown = (entry: { valueOfEmployement: number | null }) => entry.valueOfEmployement === null

type Said = Pick<ClientChange, '_id' | 'version' | 'updatedAt' | 'countryNameBn'>
type Fields = Omit<ClientChange, keyof Said>

function requireAgreement(record: Client, { _id, version, updatedAt, countryNameBn }: Said) {
  const disagrees = (field: keyof Said) => new AppError('BAD_REQUEST', m.record_disagrees(), { field })
  const isStale = (field: keyof Said) => new AppError('PRECONDITION_FAILED', m.record_changed_since(), { field })
  if (_id !== undefined && _id !== record._id) throw disagrees('_id')
  if (version !== undefined && version !== record.version) throw isStale('version')
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(record.updatedAt)) throw isStale('updatedAt')
  if (countryNameBn !== undefined && countryNameBn !== record.countryNameBn) throw disagrees('countryNameBn')
}

/** Moves a client country to the trash, with its draft. Throws as `update`. */
export function remove(by: Actor, id: string, expected?: number[]): Promise<{ _id: string }> {
  return changeContent(async transaction => {
    await moveToTrash(transaction, by, [{ id, expected }])
    return { _id: id }
  })
}

async function unchanged(id: string, said: Said, expected?: number[]): Promise<Client> {
  const client = await byId(id)
  requireAgreement(client, said)
  if (expected && !expected.includes(client.version))
    throw new AppError('PRECONDITION_FAILED', m.record_changed_since())
  return client
}

async function saved(transaction: Writer, id: string): Promise<Client> {
  return (await selectClient(transaction, id)) ?? throwNotFound(id)
}

/** Whether the name of a client country means the country with this ISO code. */
export const isCountry = (name: string, code: string): boolean => findCountry(name) === code
