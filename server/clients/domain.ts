import { randomUUID } from 'node:crypto'
import { m } from '#app/paraglide/messages.js'
import { type Actor, record } from '#server/activity/domain.ts'
import { banglaNameOf } from '#server/clients/countries.ts'
import type { ClientChange, ClientInput } from '#server/clients/schema.ts'
import { forgetVersion, raiseContentVersion } from '#server/clients/version.ts'
import { read, write, type Writer } from '#server/db.ts'
import { Mistake } from '#server/errors.ts'
import { keepPictures, toOwnPath } from '#server/images/domain.ts'
import { storable } from '#server/zod.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** Everything the public may see of a client country. */
const visible = {
  id: true, countryName: true, workSummary: true, workSummaryBn: true, countryFlagImage: true, version: true,
  company: { select: { id: true, companyName: true, companyNameBn: true, companySector: true, companySectorBn: true, valueOfEmployement: true }, orderBy: { position: 'asc' } },
  image: { select: { url: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.ClientCountrySelect

type Row = Prisma.ClientCountryGetPayload<{ select: typeof visible }>

/** A client country with the contract's field names, and the Bangla texts beside the English ones where there are any. `version` grows by one with each change. */
export type Client = ReturnType<typeof toClient>

/** All client countries, by name. */
export async function list(): Promise<Client[]> {
  const rows = await read.clientCountry.findMany({ select: visible, orderBy: [{ countryName: 'asc' }, { id: 'asc' }] })
  return rows.map(toClient)
}

/** One client country, or null. */
export async function find(id: string): Promise<Client | null> {
  const row = await read.clientCountry.findUnique({ where: { id: storable(id) }, select: visible }) // a page asks with whatever its address says
  return row && toClient(row)
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
    const row = await transaction.clientCountry.create({
      data: {
        ...fields,
        id: randomUUID(),
        company: { create: company.map((entry, position) => ({ ...withoutId(entry), id: randomUUID(), position })) },
        image: { create: image.map((url, position) => ({ url, position })) },
      },
      select: visible,
    })
    await record(transaction, by, 'client-added', { subjectId: row.id, subject: row.countryName })
    return toClient(row)
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
      await transaction.clientImage.createMany({ data: image.map((url, position) => ({ clientCountryId: id, url, position })) })
    }
    const row = await transaction.clientCountry.findUniqueOrThrow({ where: { id }, select: visible })
    await record(transaction, by, 'client-changed', { subjectId: id, subject: row.countryName })
    return toClient(row)
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

/** The sum of what the companies employ; an unknown figure counts 0. */
export function totalEmployment(company: Pick<Client['company'][number], 'valueOfEmployement'>[]): number {
  return company.reduce((sum, { valueOfEmployement }) => sum + (valueOfEmployement ?? 0), 0)
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

function toClient({ id, company, image, workSummaryBn, ...fields }: Row) {
  return {
    _id: id, ...fields, ...present({ countryNameBn: banglaNameOf(fields.countryName), workSummaryBn }),
    company: company.map(({ id: _id, companyNameBn, companySectorBn, ...entry }) => ({ _id, ...entry, ...present({ companyNameBn, companySectorBn }) })),
    image: image.map(({ url }) => url),
  }
}

/** The texts that are there: what nobody has written in Bangla is left out, as the contract knows nothing of it. */
function present<K extends string>(texts: Record<K, string | null | undefined>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as { [Name in K]?: string }
}

async function replaceCompanies(transaction: Writer, clientCountryId: string, company: NonNullable<ClientChange['company']>) {
  const before = await transaction.clientCompany.findMany({ where: { clientCountryId }, select: { id: true } })
  const known = new Set(before.map(({ id }) => id))
  await transaction.clientCompany.deleteMany({ where: { clientCountryId } })
  await transaction.clientCompany.createMany({
    data: company.map((entry, position) => ({
      ...withoutId(entry), clientCountryId, position,
      id: entry._id && known.delete(entry._id) ? entry._id : randomUUID(),
    })),
  })
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

function withoutId<T extends { _id?: string | undefined }>({ _id, ...rest }: T): Omit<T, '_id'> {
  return rest
}
