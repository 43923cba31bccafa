import { defineDocument } from '#server/features/content/domain.ts'
import {
  type Page,
  pageFields,
  type PageId,
  pageIds,
  pageLists,
  pages,
  serviceIds,
} from '#server/features/pages/schema.ts'
import { fillSlots } from '#server/site/agency.ts'
import { type Document, findDocument, readDocuments } from '#server/drafts/documents.ts'
import { type Portrait, withFacts, withPortraits } from '#server/files/facts.ts'

/** The pages whose texts staff write. */
export const pagesContent = defineDocument({
  feature: 'pages',
  fields: pageFields,
  lists: pageLists,
  fixedIds: pageIds,
  title: ({ title = '' }) => title,
})

type Picture = Page['pictures'][number] & { focus?: string; isIllustration?: boolean }
type Person = Page['people'][number] & Portrait
export type PageDocument = Omit<Document<Page>, 'pictures' | 'people'> & { pictures: Picture[]; people: Person[] }

/** A page as it is published, or null while nobody has written it. */
export async function find(id: PageId): Promise<PageDocument | null> {
  const page = await findDocument(pagesContent, id)
  return page ? asShown(page) : null
}

/** The services that are published, in the order of their page. */
export async function services(): Promise<PageDocument[]> {
  const published = await readDocuments(pagesContent)
  return Promise.all(serviceIds.flatMap(id => published.find(({ _id }) => _id === id) ?? []).map(asShown))
}

async function asShown(published: Document<Page>): Promise<PageDocument> {
  const page = await fillSlots(published)
  return { ...page, pictures: await withFacts(page.pictures), people: await withPortraits(page.people) }
}

/** Who is named on the pages, by page. */
export async function shownPeople() {
  return (await readDocuments(pagesContent)).map(({ _id, title, titleBn, contactName, contactNameBn, ...page }) => ({
    path: pages[_id as PageId].path,
    title: { english: title ?? '', bangla: titleBn },
    phone: page.contactPhone,
    names: [
      ...(contactName ? [{ english: contactName, bangla: contactNameBn }] : []),
      ...page.people.map(({ name, nameBn }) => ({ english: name, bangla: nameBn })),
    ],
  }))
}
