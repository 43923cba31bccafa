import { pathWithoutLocale } from '#i18n/locale.ts'
import { read } from '#server/db/client.ts'
import { tableOf } from '#server/db/table-of.ts'
import { pageOf } from '#server/http/page-paths.ts'
import { type Feature, registeredFeatures } from '#server/registration/define-feature.ts'
import { partOf } from '#server/registration/define-part.shared.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** Whether visitors once had a page that belongs to a part which is off: it shows a record, or the part has taken something in. */
export async function wasPublic(path: string): Promise<boolean> {
  const page = pageOf(path)
  if (!page?.part || page.path.startsWith('/admin')) return false
  const plain = pathWithoutLocale(path)
  for (const feature of registeredFeatures())
    if (partOf(feature) === page.part && (await hasShown(feature, plain, page.path.includes('$')))) return true
  return false
}

async function hasShown(feature: Feature, path: string, isOfRecord: boolean) {
  if ('records' in feature) return (await feature.records()).some(record => feature.pages(record).includes(path))
  if (isOfRecord) return false
  for (const table of Object.keys(feature.tables) as Prisma.ModelName[])
    if ((await tableOf(read, table).count({ take: 1 })) > 0) return true
  return false
}
