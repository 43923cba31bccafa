import { randomUUID } from 'node:crypto'
import type { z } from '#i18n/zod.ts'
import { defineContent } from '#server/content/define-content.ts'
import { chunk, type Writer } from '#server/db/client.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import { clientDraft, clientInput, type ClientInput } from '#server/features/clients/input.ts'
import { type Client, selectRows, toClient } from '#server/features/clients/queries.ts'
import { CLIENT_SCHEMA_VERSION, companyFields, countryFields, countryLists } from '#server/features/clients/schema.ts'

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
  async insertLive(transaction, records) {
    const updatedAt = new Date()
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
  async updateLive(transaction, changes) {
    for (const ids of idsOf(changes)) await this.deleteLive(transaction, ids) // with their lists; a statement for each row of an import takes too long
    await this.insertLive(transaction, changes)
  },
  async deleteLive(transaction, ids) {
    await transaction.clientCountry.deleteMany({ where: { id: { in: ids } } })
  },
  recordActivity: (transaction, by, action, targets) => recordAll(transaction, by, ACTIONS[action], targets),
})

/** A number in a draft may still be any text. */
function previewClient(id: string, draft: object): Client {
  const { since, company, workSummaryBn, ...record } = draft as z.output<typeof clientDraft>
  const countryNameBn = banglaNameOf(record.countryName)
  return {
    _id: id,
    version: 0,
    updatedAt: new Date().toISOString(),
    ...record,
    ...(countryNameBn && { countryNameBn }),
    ...(workSummaryBn && { workSummaryBn }),
    ...(typeof since === 'number' && { since }),
    company: company.map(({ _id = '', companyNameBn, companySectorBn, valueOfEmployement: people, ...entry }) => ({
      _id,
      ...entry,
      ...(companyNameBn && { companyNameBn }),
      ...(companySectorBn && { companySectorBn }),
      valueOfEmployement: typeof people === 'number' ? people : null,
    })),
  }
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
