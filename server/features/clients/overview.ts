import { contentVersion } from '#server/cache/content-version.ts'
import type { Listed, Missing } from '#server/drafts/list-shows.shared.ts'
import { type ListedDraft, listedDrafts, type ListState, untranslated } from '#server/drafts/list-states.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import { companyFields, countryFields } from '#server/features/clients/schema.ts'
import { read } from '#server/db/client.ts'
import { perServer } from '#server/process/lifecycle.ts'

export type Gap = 'company' | 'figure' | 'pictures'

type LiveRow = Awaited<ReturnType<typeof readRows>>[number]

/** What staff lists show of a client country: a fraction of the record. */
export type ListedClient = LiveRow & ListState & Listed

type Cached = { version: number; rows: ReturnType<typeof readRows>; byName: Map<string, Promise<LiveRow[]>> }

const cache = perServer<{ current?: Cached }>(() => ({}))

/**
 * A row for every client country, by its name as readers of a language expect it. Databases order names neither like each other nor
 * like readers, so they are sorted here and cached until the content version changes. docs/decisions/0068 says why.
 */
export async function clientRows(locale: string): Promise<LiveRow[]> {
  const version = await contentVersion()
  const state = cache()
  if (state.current?.version !== version) state.current = { version, rows: readRows(), byName: new Map() }
  const { rows, byName } = state.current
  const sorted = byName.get(locale) ?? rows.then(list => sortByName(list, locale))
  byName.set(locale, sorted)
  sorted.catch(() => {
    if (state.current?.rows === rows) delete state.current
  })
  return sorted
}

/** The same with the records that are drafts alone. */
export async function listedClients(locale: string): Promise<ListedClient[]> {
  const [rows, drafts] = await Promise.all([clientRows(locale), listedDrafts('clients')])
  const listed = rows.map(row => {
    const draft = drafts.get(row._id)
    drafts.delete(row._id)
    return {
      ...row,
      isLive: true,
      hasDraft: draft !== undefined,
      publishAt: draft?.publishAt ?? null,
      isHeld: draft?.isHeld ?? false,
    }
  })
  return drafts.size === 0 ? listed : sortByName([...listed, ...[...drafts].map(toDraftRow)], locale)
}

function toDraftRow([_id, { title, at, number, publishAt, isHeld }]: [string, ListedDraft]): ListedClient {
  const countryNameBn = banglaNameOf(title)
  return {
    _id,
    countryName: title,
    ...(countryNameBn && { countryNameBn }),
    countryFlagImage: '',
    version: number,
    companies: 0,
    employed: 0,
    pictures: 0,
    updatedAt: at,
    isNew: true,
    gaps: [],
    missing: [],
    isHeld,
    isLive: false,
    hasDraft: true,
    publishAt,
  }
}

async function readRows() {
  const [countries, companies, images, countriesInEnglish, companiesInEnglish] = await Promise.all([
    read.clientCountry.findMany({
      select: { id: true, countryName: true, countryFlagImage: true, version: true, createdAt: true, updatedAt: true },
    }),
    read.clientCompany.groupBy({
      by: ['clientCountryId'],
      _count: { _all: true, valueOfEmployement: true },
      _sum: { valueOfEmployement: true },
    }),
    read.clientImage.groupBy({ by: ['clientCountryId'], _count: { _all: true } }),
    read.clientCountry.findMany({ where: untranslated(countryFields), select: { id: true } }),
    read.clientCompany.findMany({ where: untranslated(companyFields), select: { clientCountryId: true } }),
  ])
  const companiesOf = new Map(companies.map(group => [group.clientCountryId, group]))
  const imagesOf = new Map(images.map(({ clientCountryId, _count }) => [clientCountryId, _count._all]))
  const inEnglish = new Set([
    ...countriesInEnglish.map(({ id }) => id),
    ...companiesInEnglish.map(({ clientCountryId }) => clientCountryId),
  ])
  return countries.map(({ id, createdAt, updatedAt, ...country }) => {
    const { _count, _sum } = companiesOf.get(id) ?? { _count: { _all: 0, valueOfEmployement: 0 }, _sum: null }
    const countryNameBn = banglaNameOf(country.countryName)
    const figures = { companies: _count._all, pictures: imagesOf.get(id) ?? 0 }
    return {
      _id: id,
      ...country,
      ...(countryNameBn && { countryNameBn }),
      ...figures,
      employed: _sum?.valueOfEmployement ?? 0,
      updatedAt: updatedAt.toISOString(),
      isNew: updatedAt.getTime() - createdAt.getTime() < 1000,
      missing: (inEnglish.has(id) ? ['bangla'] : []) as Missing[],
      gaps: findGaps({ ...figures, unknown: _count._all - _count.valueOfEmployement }),
    }
  })
}

function findGaps({ companies, unknown, pictures }: Record<'companies' | 'unknown' | 'pictures', number>): Gap[] {
  return [
    ...(companies === 0 ? ['company' as const] : []),
    ...(unknown > 0 ? ['figure' as const] : []),
    ...(pictures === 0 ? ['pictures' as const] : []),
  ]
}

function sortByName<Row extends LiveRow>(rows: Row[], locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const nameOf = ({ countryName, countryNameBn }: LiveRow) => (locale === 'bn' && countryNameBn) || countryName
  return rows
    .map(row => ({ row, name: nameOf(row) }))
    .toSorted((one, other) => compare(one.name, other.name) || (one.row._id < other.row._id ? -1 : 1))
    .map(({ row }) => row)
}
