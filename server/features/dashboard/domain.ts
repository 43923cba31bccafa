import { banglaNameOf } from '#server/features/clients/countries.ts'
import { read } from '#server/db/client.ts'
import { countUnread } from '#server/features/enquiries/domain.ts'
import { lastBackup } from '#server/backup/schedule.ts'

const LATEST_COUNT = 5
export type Gap = 'company' | 'figure' | 'pictures'

/** The figures of the dashboard: totals, unread messages, incomplete and latest records, and the last backup. */
export async function overview() {
  const [clients, unread] = await Promise.all([
    read.clientCountry.findMany({
      select: {
        id: true,
        countryName: true,
        createdAt: true,
        updatedAt: true,
        company: { select: { valueOfEmployement: true } },
        _count: { select: { image: true } },
      },
      orderBy: { updatedAt: 'desc' },
    }),
    countUnread(),
  ])
  const companies = clients.flatMap(({ company }) => company)
  return {
    countries: clients.length,
    companies: companies.length,
    employed: companies.reduce((sum, { valueOfEmployement }) => sum + (valueOfEmployement ?? 0), 0),
    unread,
    backup: lastBackup(),
    incomplete: clients
      .map(({ id: _id, countryName, company, _count }) => ({
        _id,
        countryName,
        countryNameBn: banglaNameOf(countryName),
        gaps: gapsOf(company, _count.image),
      }))
      .filter(({ gaps }) => gaps.length > 0),
    latest: clients.slice(0, LATEST_COUNT).map(({ id: _id, countryName, createdAt, updatedAt }) => ({
      _id,
      countryName,
      countryNameBn: banglaNameOf(countryName),
      updatedAt: updatedAt.toISOString(),
      isNew: updatedAt.getTime() - createdAt.getTime() < 1000,
    })),
  }
}

function gapsOf(company: { valueOfEmployement: number | null }[], images: number): Gap[] {
  return [
    ...(company.length === 0 ? ['company' as const] : []),
    ...(company.some(({ valueOfEmployement }) => valueOfEmployement === null) ? ['figure' as const] : []),
    ...(images === 0 ? ['pictures' as const] : []),
  ]
}
