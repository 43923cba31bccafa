import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import type { ClientInput } from '#server/features/clients/input.ts'
import { companyFields, countryFields } from '#server/features/clients/schema.ts'
import { chunk, insert, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { claimPictures } from '#server/media/domain.ts'

/** New values for some fields of a record, lists as a whole. */
export type Given = { [F in keyof ClientInput]?: ClientInput[F] | undefined }
/** One record's change; `expected` are the versions that the client has read. */
type Change = { id: string; given: Given; expected?: number[] | undefined }

/** Adds client countries and gives their ids, in the same order. Throws BAD_REQUEST when one of our own pictures in them is no longer stored. */
export async function addAll(transaction: Writer, by: Actor, inputs: ClientInput[]): Promise<string[]> {
  const records = inputs.map(input => ({ id: randomUUID() as string, ...input }))
  await claimPictures(
    transaction,
    records.flatMap(({ countryFlagImage, image }) => [countryFlagImage, ...image]),
  )
  const now = new Date()
  await insert(
    transaction,
    'ClientCountry',
    records.map(({ id, ...record }) => ({
      id,
      ...columnsOf(record, countryFields),
      version: 1,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await addCompanies(transaction, records)
  await addImages(transaction, records)
  await recordAll(
    transaction,
    by,
    'client-added',
    records.map(({ id, countryName }) => ({ subjectId: id, subject: countryName })),
  )
  return records.map(({ id }) => id)
}

/**
 * Changes the given fields of client countries; a list is replaced as a whole, and its entries keep their `_id` where one is given.
 * Throws NOT_FOUND, PRECONDITION_FAILED when a record is in none of the expected versions, and as `addAll`.
 */
export async function changeAll(transaction: Writer, by: Actor, changes: Change[]): Promise<void> {
  const records = changes.map(({ given, ...change }) => ({ ...change, ...given }))
  const names: string[] = []
  for (const { id, expected, company: _, image: __, ...fields } of records) {
    const [changed] = await transaction.clientCountry.updateManyAndReturn({
      where: { id, ...inVersions(expected) },
      data: { ...fields, version: { increment: 1 } },
      select: { countryName: true },
    })
    names.push(changed?.countryName ?? (await throwConflictOrNotFound(transaction, id)))
  }
  await claimPictures(
    transaction,
    records.flatMap(({ countryFlagImage, image = [] }) => [...(countryFlagImage ? [countryFlagImage] : []), ...image]),
  )
  await replaceCompanies(
    transaction,
    records.flatMap(({ id, company }) => (company ? [{ id, company }] : [])),
  )
  await replaceImages(
    transaction,
    records.flatMap(({ id, image }) => (image ? [{ id, image }] : [])),
  )
  await recordAll(
    transaction,
    by,
    'client-changed',
    records.map(({ id }, n) => ({ subjectId: id, subject: names[n] })),
  )
}

/** A condition that a record is in one of these versions. */
export const inVersions = (expected: number[] | undefined) => expected && { version: { in: expected } }

/** Throws why a record could not be changed: PRECONDITION_FAILED when it exists in another version, else NOT_FOUND. */
export async function throwConflictOrNotFound(transaction: Writer, id: string): Promise<never> {
  if (await transaction.clientCountry.count({ where: { id } }))
    throw new AppError('PRECONDITION_FAILED', m.client_changed_since())
  return throwNotFound(id)
}

export function throwNotFound(id: string): never {
  throw new AppError('NOT_FOUND', m.client_missing({ id: id.slice(0, 40) }))
}

type WithCompanies = { id: string; company: ClientInput['company'] }
type WithImages = { id: string; image: string[] }

async function replaceCompanies(transaction: Writer, records: WithCompanies[]) {
  const known = new Set<string>()
  for (const part of chunk(records)) {
    const where = { clientCountryId: { in: part.map(({ id }) => id) } }
    for (const { id, clientCountryId } of await transaction.clientCompany.findMany({
      where,
      select: { id: true, clientCountryId: true },
    }))
      known.add(`${clientCountryId} ${id}`)
    await transaction.clientCompany.deleteMany({ where })
  }
  await addCompanies(transaction, records, known)
}

/** Entries with an `_id` that is `known` in their record keep it, once each; all others get a new one. */
async function addCompanies(transaction: Writer, records: WithCompanies[], known = new Set<string>()) {
  await insert(
    transaction,
    'ClientCompany',
    records.flatMap(({ id: clientCountryId, company }) =>
      company.map(({ _id, ...entry }, position) => ({
        id: _id && known.delete(`${clientCountryId} ${_id}`) ? _id : randomUUID(),
        clientCountryId,
        position,
        ...columnsOf(entry, companyFields),
      })),
    ),
  )
}

/** The columns of a record's fields; what is not given is null. */
function columnsOf<T extends Partial<Record<F, unknown>>, F extends string>(record: T, fields: Record<F, unknown>) {
  return Object.fromEntries(Object.keys(fields).map(name => [name, record[name as F] ?? null])) as {
    [N in F]: undefined extends T[N] ? NonNullable<T[N]> | null : T[N]
  }
}

async function replaceImages(transaction: Writer, records: WithImages[]) {
  for (const part of chunk(records))
    await transaction.clientImage.deleteMany({ where: { clientCountryId: { in: part.map(({ id }) => id) } } })
  await addImages(transaction, records)
}

async function addImages(transaction: Writer, records: WithImages[]) {
  await insert(
    transaction,
    'ClientImage',
    records.flatMap(({ id: clientCountryId, image }) =>
      image.map((url, position) => ({ clientCountryId, url, position })),
    ),
  )
}
