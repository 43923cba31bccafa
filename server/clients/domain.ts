import { randomUUID } from 'node:crypto'
import { m } from '#app/paraglide/messages.js'
import { type Actor, record } from '#server/activity/domain.ts'
import type { ClientChange, ClientInput } from '#server/clients/schema.ts'
import { type Client, type ClientCard, type ClientTotals, visible, visibleCards, visibleTotals } from '#server/clients/visible.ts'
import { forgetVersion, raiseContentVersion } from '#server/clients/version.ts'
import { insert, read, write, type Writer } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import { keepPictures, toOwnPath } from '#server/images/domain.ts'
import { storable } from '#server/zod.ts'

export type { Client, ClientCard, ClientTotals }

/** All client countries, by name. */
export const list = (): Promise<Client[]> => visible(read)

/** All client countries as cards, by name. */
export const cards = (): Promise<ClientCard[]> => visibleCards(read)

/** How many client countries there are, and how many people they employ in all. */
export const totals = (): Promise<ClientTotals> => visibleTotals(read)

/** One client country, or null. */
export async function find(id: string): Promise<Client | null> {
  const [client] = await visible(read, storable(id)) // a page asks with whatever its address says
  return client ?? null
}

/** One client country. Throws NOT_FOUND. */
export async function byId(id: string): Promise<Client> {
  return (await find(id)) ?? missing(id)
}

/** Adds a client country. Throws BAD_REQUEST when one of our own pictures in it is no longer stored. */
export function create(by: Actor, input: ClientInput): Promise<Client> {
  const { company, image, ...fields } = withOwnPaths(input)
  return change(async transaction => {
    await keepPictures(transaction, [fields.countryFlagImage, ...image])
    const [id, now] = [randomUUID(), new Date()]
    await insert(transaction, 'ClientCountry', [{ id, ...fields, workSummaryBn: fields.workSummaryBn ?? null, createdAt: now, updatedAt: now }])
    await addCompanies(transaction, id, company)
    await addImages(transaction, id, image)
    await record(transaction, by, 'client-added', { subjectId: id, subject: fields.countryName })
    return saved(transaction, id)
  })
}

/**
 * Changes the given fields; a list is replaced as a whole, and its entries keep their `_id` where one is given.
 * With `expected`, the version the caller has seen: throws PRECONDITION_FAILED when the record has changed since. Throws NOT_FOUND.
 */
export function update(by: Actor, id: string, given: ClientChange, expected?: number): Promise<Client> {
  const { company, image, ...fields } = withOwnPaths(given)
  return change(async transaction => {
    const { count } = await transaction.clientCountry.updateMany({
      where: { id, ...(expected !== undefined && { version: expected }) },
      data: { ...fields, version: { increment: 1 } },
    })
    if (count === 0) return refuse(transaction, id)
    await keepPictures(transaction, [...(fields.countryFlagImage ? [fields.countryFlagImage] : []), ...(image ?? [])])
    if (company) await replaceCompanies(transaction, id, company)
    if (image) {
      await transaction.clientImage.deleteMany({ where: { clientCountryId: id } })
      await addImages(transaction, id, image)
    }
    const client = await saved(transaction, id)
    await record(transaction, by, 'client-changed', { subjectId: id, subject: client.countryName })
    return client
  })
}

/** Removes a client country; its pictures follow when nothing else uses them (images/domain.ts `sweep`). Throws as `update`. */
export function remove(by: Actor, id: string, expected?: number): Promise<{ _id: string }> {
  return change(async transaction => {
    const row = await transaction.clientCountry.findUnique({ where: { id }, select: { countryName: true } })
    const { count } = await transaction.clientCountry.deleteMany({ where: { id, ...(expected !== undefined && { version: expected }) } })
    if (count === 0) return refuse(transaction, id)
    await record(transaction, by, 'client-deleted', { subjectId: id, subject: row?.countryName })
    return { _id: id }
  })
}

/** One change of what visitors can read, in one transaction; from its end on nobody is shown what was there before. */
async function change<T>(work: (transaction: Writer) => Promise<T>): Promise<T> {
  const result = await write(async transaction => {
    const done = await work(transaction)
    await raiseContentVersion(transaction)
    return done
  })
  forgetVersion()
  return result
}

async function saved(transaction: Writer, id: string): Promise<Client> {
  const [client] = await visible(transaction, id)
  return client ?? missing(id)
}

async function replaceCompanies(transaction: Writer, clientCountryId: string, company: NonNullable<ClientChange['company']>) {
  const before = await transaction.clientCompany.findMany({ where: { clientCountryId }, select: { id: true } })
  const known = new Set(before.map(({ id }) => id))
  await transaction.clientCompany.deleteMany({ where: { clientCountryId } })
  await addCompanies(transaction, clientCountryId, company, known)
}

/** Entries with an `_id` that is `known` keep it, once each; all others get a new one. */
async function addCompanies(transaction: Writer, clientCountryId: string, company: ClientInput['company'], known = new Set<string>()) {
  await insert(transaction, 'ClientCompany', company.map(({ _id, companyName, companyNameBn = null, companySector, companySectorBn = null, valueOfEmployement }, position) => (
    { id: _id && known.delete(_id) ? _id : randomUUID(), clientCountryId, position, companyName, companyNameBn, companySector, companySectorBn, valueOfEmployement })))
}

async function addImages(transaction: Writer, clientCountryId: string, image: string[]) {
  await insert(transaction, 'ClientImage', image.map((url, position) => ({ clientCountryId, url, position })))
}

async function refuse(transaction: Writer, id: string): Promise<never> {
  if (await transaction.clientCountry.count({ where: { id } })) throw new Mistake('PRECONDITION_FAILED', m.client_changed_since())
  return missing(id)
}

function missing(id: string): never {
  throw new Mistake('NOT_FOUND', m.client_missing({ id: id.slice(0, 40) }))
}

function withOwnPaths<T extends { countryFlagImage?: string | undefined; image?: string[] | undefined }>(input: T): T {
  return {
    ...input,
    ...(input.countryFlagImage && { countryFlagImage: toOwnPath(input.countryFlagImage) }),
    ...(input.image && { image: input.image.map(toOwnPath) }),
  }
}
