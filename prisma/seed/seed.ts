import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { applyAll, creationOf } from '#server/content/transitions.ts'
import { openDatabase, read, type Reader, type Writer } from '#server/db/client.ts'
import { prepareProcess } from '#server/environment.ts'
import { closeAll, configure } from '#server/lifecycle.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { addAll as addClients } from '#server/features/clients/mutations.ts'
import { newsContent } from '#server/features/news/content.ts'
import { changeContent } from '#server/cache/content-version.ts'
import * as images from '#server/media/domain.ts'
import { pathOf, readPicture } from '#server/media/schema.ts'
import { seedNews } from '#prisma/seed/news-data.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'

const converted = 'prisma/seed/converted'

type Demonstration = {
  /** Files in prisma/seed/flags and prisma/seed/pictures. */
  pictures: string[]
  count: (database: Pick<Reader, 'clientCountry' | 'newsArticle'>) => Promise<number>
  /** Writes the records; `stored` gives the path of a stored file. */
  add: (transaction: Writer, stored: (file: string) => string) => Promise<unknown[]>
}

/** The demonstration's records by their feature. */
const demonstrations: Record<string, Demonstration> = {
  clients: {
    pictures: seedClients.flatMap(({ flag, pictures }) => [flag, ...pictures]),
    count: database => database.clientCountry.count(),
    add: (transaction, stored) =>
      addClients(
        transaction,
        SYSTEM_ACTOR,
        seedClients.map(({ flag, pictures, ...texts }) => ({
          ...texts,
          countryFlagImage: stored(flag),
          image: pictures.map(stored),
        })),
      ),
  },
  news: {
    pictures: seedNews.map(({ picture }) => picture),
    count: database => database.newsArticle.count(),
    add: (transaction, stored) =>
      applyAll(
        transaction,
        newsContent,
        SYSTEM_ACTOR,
        seedNews.map(article => creationOf(newsContent, { ...article, picture: stored(article.picture) })),
      ),
  },
}

/**
 * Writes the demonstration's records of these features where they have none, each feature's in one transaction: an interrupted start
 * leaves none of them, and two processes do not write them twice. Gives how many were added, by feature.
 */
export async function seed(features = Object.keys(demonstrations)): Promise<Record<string, number>> {
  const added: Record<string, number> = {}
  for (const feature of features) {
    const demonstration = demonstrations[feature]
    if (demonstration) added[feature] = await write(feature, demonstration)
  }
  return added
}

async function write(feature: string, { pictures, count, add }: Demonstration) {
  const isEmpty = (await count(read)) === 0
  const paths = new Map<string, string>()
  if (isEmpty) for (const file of new Set(pictures)) paths.set(file, await store(file))
  return changeContent(async transaction => {
    await transaction.demonstration.upsert({ where: { feature }, create: { feature }, update: {} })
    return isEmpty && (await count(transaction)) === 0 ? (await add(transaction, file => paths.get(file)!)).length : 0
  })
}

/** Stores a picture that `prisma/seed/draw.ts` has converted: encoding all of them takes half a minute. */
async function store(file: string) {
  const folder = join(converted, parse(file).name)
  const names = await readdir(folder)
  const path = names.map(pathOf).find(name => readPicture(name))
  if (!path) throw new Error(`${folder} has no whole picture: draw it again with prisma/seed/draw.ts`)
  const files = await Promise.all(
    names.map(async name => ({ path: pathOf(name), bytes: await readFile(join(folder, name)) })),
  )
  return images.addConverted({ path, files })
}

if (import.meta.main) {
  configure(prepareProcess())
  await openDatabase()
  console.log('Demonstration records added:', await seed())
  await closeAll()
}
