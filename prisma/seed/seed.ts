import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, read } from '#server/db/client.ts'
import { prepareProcess } from '#server/config/environment.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { changeContent } from '#server/cache/content-version.ts'
import * as images from '#server/files/domain.ts'
import { pathOf, readPicture } from '#server/files/schema.ts'
import type { Demonstration } from '#prisma/seed/demonstration.ts'
import { factsOf } from '#prisma/seed/picture-facts.ts'
import { demonstrations as ofSettings } from '#prisma/seed/features/settings.ts'
import { demonstration as clients } from '#prisma/seed/features/clients.ts'
import { demonstration as enquiries } from '#prisma/seed/features/enquiries.ts'
import { demonstration as news } from '#prisma/seed/features/news.ts'
import { demonstration as pages } from '#prisma/seed/features/pages.ts'
import { demonstration as procedure } from '#prisma/seed/features/procedure.ts'
import { demonstration as slides } from '#prisma/seed/features/slides.ts'
import { demonstration as gallery } from '#prisma/seed/features/gallery.ts'
import { demonstration as companies } from '#prisma/seed/features/companies.ts'
import { demonstration as vacancies } from '#prisma/seed/features/vacancies.ts'
import { demonstration as fees } from '#prisma/seed/features/fees.ts'
import { demonstration as licencePage } from '#prisma/seed/features/licence-page.ts'
import { demonstration as answers } from '#prisma/seed/features/answers.ts'
import { demonstration as home } from '#prisma/seed/features/home.ts'
import { demonstration as workers } from '#prisma/seed/features/workers.ts'
import '#server/features.ts'

const converted = 'prisma/seed/converted'

/** Six people and all that happened to them take 3 seconds on two free cores, and five times as long on a busy machine. */
const SEED_MS = 120_000

/** The demonstration's records by their feature, in the order in which they are written: workers need vacancies. */
const demonstrations = (): Record<string, Demonstration> => ({
  ...ofSettings(),
  clients,
  enquiries,
  news,
  pages,
  procedure,
  slides,
  gallery,
  companies,
  vacancies,
  fees,
  'licence-page': licencePage,
  answers,
  home,
  workers,
})

/**
 * Writes the demonstration's records of these features where they have none, each feature's in one transaction: an interrupted start
 * leaves none of them, and two processes do not write them twice. Gives how many were added, by feature.
 */
export async function seed(features?: string[]): Promise<Record<string, number>> {
  const added: Record<string, number> = {}
  for (const [feature, demonstration] of Object.entries(demonstrations()))
    if (features?.includes(feature) ?? true) added[feature] = await write(feature, demonstration)
  return added
}

async function write(feature: string, { pictures, count, add }: Demonstration) {
  const isEmpty = (await count(read)) === 0
  const paths = new Map<string, string>()
  if (isEmpty) for (const name of new Set(pictures)) paths.set(name, await store(name))
  return changeContent(async transaction => {
    await transaction.demonstration.upsert({ where: { feature }, create: { feature }, update: {} })
    return isEmpty && (await count(transaction)) === 0 ? (await add(transaction, name => paths.get(name)!)).length : 0
  }, SEED_MS)
}

/** Stores a picture that was converted once: encoding all of them takes half a minute. How they were made: docs/decisions/0089. */
async function store(picture: string) {
  const folder = join(converted, picture)
  const names = await readdir(folder)
  const path = names.map(pathOf).find(name => readPicture(name))
  if (!path) throw new Error(`${folder} has no whole picture`)
  const files = await Promise.all(
    names.map(async name => ({ path: pathOf(name), bytes: await readFile(join(folder, name)) })),
  )
  return images.addConverted(
    { path, files },
    { name: picture, bytes: files.find(each => each.path === path)!.bytes.length, texts: factsOf(picture) },
  )
}

if (import.meta.main) {
  configure(prepareProcess())
  await openDatabase()
  console.log('Demonstration records added:', await seed())
  await closeAll()
}
