import { randomUUID } from 'node:crypto'
import type { z } from '#i18n/zod.ts'
import { defineContent } from '#server/drafts/define-content.ts'
import { chunk, type Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { clientDraft, clientInput, type ClientInput } from '#server/features/clients/input.ts'
import { type Client, selectRows, toClient, withBanglaName, withoutNulls } from '#server/features/clients/queries.ts'
import {
  CLIENT_SCHEMA_VERSION,
  companyFields,
  countryFields,
  countryLists,
  type Field,
} from '#server/features/clients/schema.ts'

type WithCompanies = { id: string; data: Pick<ClientInput, 'company'> }
type WithImages = { id: string; data: Pick<ClientInput, 'image'> }

const ACTIONS = {
  created: 'client-added',
  changed: 'client-changed',
  published: 'client-published',
  unpublished: 'client-unpublished',
  deleted: 'client-deleted',
  restored: 'client-restored',
} as const

/** Client countries for drafts, history and trash. */
export const clientsContent = defineContent<ClientInput>({
  feature: 'clients',
  table: 'ClientCountry',
  schemaVersion: CLIENT_SCHEMA_VERSION,
  upgrade: {},
  publishSchema: clientInput,
  draftSchema: clientDraft,
  fields: countryFields,
  lists: countryLists,
  title: ({ countryName = '' }) => countryName,
  toPublic: previewClient,
  async readLive(database, ids) {
    const rows = await selectRows(database, ids)
    return rows.map(row => {
      const { _id, version, updatedAt: _at, countryNameBn: _bn, ...data } = toClient(row)
      return { id: _id, version, createdAt: row.createdAt, data }
    })
  },
  async insertLive(transaction, records, updatedAt) {
    const rows = records.map(({ id, version, createdAt, data }) => ({
      id,
      ...columnsOf(data, countryFields),
      version,
      createdAt,
      updatedAt,
    }))
    for (const data of chunk(rows)) await transaction.clientCountry.createMany({ data })
    await insertCompanies(transaction, records)
    await insertImages(transaction, records)
  },
  async updateLive(transaction, changes, updatedAt) {
    // with their lists; a statement for each row of an import takes too long
    for (const ids of idsOf(changes)) await this.deleteLive(transaction, ids)
    await this.insertLive(transaction, changes, updatedAt)
  },
  async deleteLive(transaction, ids) {
    await transaction.clientCountry.deleteMany({ where: { id: { in: ids } } })
  },
  recordActivity: (transaction, by, action, targets) => recordAll(transaction, by, ACTIONS[action], targets),
})

function previewClient(id: string, draft: object): Client {
  const { company, image, ...record } = draft as z.output<typeof clientDraft>
  return {
    _id: id,
    version: 0,
    updatedAt: new Date().toISOString(),
    ...withoutNulls(known(record, countryFields), countryFields),
    ...withBanglaName(record),
    company: company.map(({ _id = '', ...entry }) => ({
      _id,
      ...withoutNulls(known(entry, companyFields), companyFields),
    })),
    image,
  }
}

/** A number in a draft may still be any text: then it is not known. */
function known<T extends Partial<Record<keyof F, unknown>>, F extends Record<string, Field>>(draft: T, fields: F) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value = draft[name as keyof F]
      return [name, kind === 'number' && typeof value !== 'number' ? null : value]
    }),
  ) as { [N in keyof T]: N extends keyof F ? (F[N]['kind'] extends 'number' ? number | null : T[N]) : T[N] }
}

async function insertCompanies(transaction: Writer, records: WithCompanies[]) {
  const rows = records.flatMap(({ id: clientCountryId, data: { company } }) =>
    company.map(({ _id, ...entry }, position) => ({
      id: _id ?? randomUUID(),
      clientCountryId,
      position,
      ...columnsOf(entry, companyFields),
    })),
  )
  for (const data of chunk(rows)) await transaction.clientCompany.createMany({ data })
}

async function insertImages(transaction: Writer, records: WithImages[]) {
  const rows = records.flatMap(({ id: clientCountryId, data: { image } }) =>
    image.map((url, position) => ({ clientCountryId, url, position })),
  )
  for (const data of chunk(rows)) await transaction.clientImage.createMany({ data })
}

/** The columns of a record's fields; what is not given or blank is null. */
function columnsOf<T extends Partial<Record<F, unknown>>, F extends string>(record: T, fields: Record<F, unknown>) {
  return Object.fromEntries(
    Object.keys(fields).map(name => [name, record[name as F] === '' ? null : (record[name as F] ?? null)]),
  ) as {
    [N in F]: undefined extends T[N] ? NonNullable<T[N]> | null : T[N]
  }
}

const idsOf = (records: { id: string }[]) => chunk(records).map(part => part.map(({ id }) => id))
