import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Field } from '#server/drafts/field.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll, creationOf } from '#server/drafts/transitions.ts'
import { openDatabase, read, type Reader, type Writer } from '#server/db/client.ts'
import { prepareProcess } from '#server/environment.ts'
import { closeAll, configure } from '#server/lifecycle.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { addAll as addClients } from '#server/features/clients/mutations.ts'
import { companiesContent } from '#server/features/companies/domain.ts'
import { galleryContent } from '#server/features/gallery/domain.ts'
import { feesContent, feesPageContent } from '#server/features/fees/domain.ts'
import { homeContent } from '#server/features/home/domain.ts'
import { newsContent } from '#server/features/news/content.ts'
import { pagesContent } from '#server/features/pages/domain.ts'
import { procedureContent } from '#server/features/procedure/domain.ts'
import { settingStores } from '#server/features/settings/content.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { slidesContent } from '#server/features/slides/domain.ts'
import { groupNames, settingGroups } from '#server/features/settings/schema.ts'
import { changeContent } from '#server/cache/content-version.ts'
import * as images from '#server/files/domain.ts'
import { pathOf, readPicture } from '#server/files/schema.ts'
import { seedCompanies } from '#prisma/seed/companies-data.ts'
import { seedAlbums } from '#prisma/seed/gallery-data.ts'
import { seedHome } from '#prisma/seed/home-data.ts'
import { seedNews } from '#prisma/seed/news-data.ts'
import { factsOf } from '#prisma/seed/picture-facts.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { seedProcedure } from '#prisma/seed/procedure-data.ts'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'
import { seedFees, seedFeesPage } from '#prisma/seed/fees-data.ts'
import { seedSlides } from '#prisma/seed/slides-data.ts'
import { seedTemplates } from '#prisma/seed/templates-data.ts'
import { seedVacancies } from '#prisma/seed/vacancies-data.ts'
import { addPeople, countPeople } from '#prisma/seed/workers.ts'

const converted = 'prisma/seed/converted'

type Counted = Pick<
  Reader,
  'clientCountry' | 'newsArticle' | 'document' | 'answerTemplate' | 'worker' | 'application' | 'payment' | 'demand'
>
type Demonstration = {
  /** Folders of prisma/seed/converted. */
  pictures: string[]
  count: (database: Counted) => Promise<number>
  /** Writes the records; `stored` gives the path of a stored picture. */
  add: (transaction: Writer, stored: (name: string) => string) => Promise<unknown[]>
}

/** The demonstration's records by their feature, in the order in which they are written: workers need vacancies. */
const demonstrations: Record<string, Demonstration> = {
  ...Object.fromEntries(
    groupNames.map(group => [
      `settings-${group}`,
      documents(settingStores[group] as ContentStore, stored => [
        { _id: `settings-${group}`, ...withStored(seedSettings[group], settingGroups[group].fields, stored) },
      ]),
    ]),
  ),
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
  enquiries: {
    pictures: [],
    count: database => database.answerTemplate.count(),
    async add(transaction) {
      await transaction.answerTemplate.createMany({
        data: seedTemplates.map(template => ({ id: randomUUID(), ...template })),
      })
      return seedTemplates
    },
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
  pages: documents(pagesContent, stored =>
    seedPages.map(({ pictures, ...page }) => ({
      ...page,
      pictures: pictures.map(each => ({ ...each, picture: stored(each.picture) })),
    })),
  ),
  procedure: documents(procedureContent, stored => [
    { _id: 'procedure', ...seedProcedure, picture: stored(seedProcedure.picture) },
  ]),
  slides: documents(slidesContent, stored => [
    { _id: 'slides', slides: seedSlides.map(slide => ({ ...slide, picture: stored(slide.picture) })) },
  ]),
  gallery: documents(galleryContent, stored =>
    seedAlbums.map(album => ({
      ...album,
      pictures: album.pictures.map(each => ({ ...each, picture: stored(each.picture) })),
    })),
  ),
  companies: documents(companiesContent, stored =>
    seedCompanies.map(company => ({ ...company, logo: stored(company.logo) })),
  ),
  vacancies: documents(vacanciesContent, stored =>
    seedVacancies().map(({ picture, ...vacancy }) => ({ ...vacancy, ...(picture && { picture: stored(picture) }) })),
  ),
  fees: documents(feesContent, () => seedFees),
  'licence-page': documents(feesPageContent, stored => [
    { _id: 'licence-and-fees', ...seedFeesPage, picture: stored(seedFeesPage.picture) },
  ]),
  home: documents(homeContent, stored => [{ _id: 'home', ...seedHome, whyPicture: stored(seedHome.whyPicture) }]),
  workers: { pictures: [], count: countPeople, add: addPeople },
}

/** Values whose fields for pictures name files of the seed. */
function withStored(values: object, fields: Record<string, Field>, stored: (name: string) => string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'picture' ? stored(String(value)) : value,
    ]),
  )
}

/** The records of a content type of documents, each with the paths of its stored pictures. */
function documents<Data extends object>(
  content: ContentStore<Data>,
  records: (stored: (name: string) => string) => ({ _id?: string } & Record<string, unknown>)[],
): Demonstration {
  const store = content as unknown as ContentStore
  const pictures: string[] = []
  records(name => {
    pictures.push(name)
    return name
  })
  return {
    pictures,
    count: database => database.document.count({ where: { feature: store.feature } }),
    add: (transaction, stored) =>
      applyAll(
        transaction,
        store,
        SYSTEM_ACTOR,
        records(stored).map(({ _id, ...data }) => creationOf(store, data, _id)),
      ),
  }
}

/**
 * Writes the demonstration's records of these features where they have none, each feature's in one transaction: an interrupted start
 * leaves none of them, and two processes do not write them twice. Gives how many were added, by feature.
 */
export async function seed(features = Object.keys(demonstrations)): Promise<Record<string, number>> {
  const added: Record<string, number> = {}
  for (const [feature, demonstration] of Object.entries(demonstrations))
    if (features.includes(feature)) added[feature] = await write(feature, demonstration)
  return added
}

async function write(feature: string, { pictures, count, add }: Demonstration) {
  const isEmpty = (await count(read)) === 0
  const paths = new Map<string, string>()
  if (isEmpty) for (const name of new Set(pictures)) paths.set(name, await store(name))
  return changeContent(async transaction => {
    await transaction.demonstration.upsert({ where: { feature }, create: { feature }, update: {} })
    return isEmpty && (await count(transaction)) === 0 ? (await add(transaction, name => paths.get(name)!)).length : 0
  })
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
