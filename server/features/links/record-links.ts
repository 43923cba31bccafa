import { findDrafts } from '#server/drafts/saved.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { type FoundLink, linksIn, takesLinks } from '#server/features/links/find-links.ts'
import { ownPathOf } from '#server/features/links/own-pages.ts'

type RecordLinks = { feature: string; _id: string; title: string; isDraft: boolean; links: FoundLink[] }

/** The links of all records: as visitors see them, then as they are drafted. */
export const allLinks = async (): Promise<RecordLinks[]> => [...(await liveLinks()), ...(await draftedLinks())]

/** Every address outside this site that a record, live or drafted, links to. */
export async function outerAddresses(): Promise<string[]> {
  const hrefs = (await allLinks()).flatMap(({ links }) => links.map(({ href }) => href))
  return [...new Set(hrefs.filter(isOuter))]
}

export const isOuter = (href: string): boolean => /^https?:/.test(href) && ownPathOf(href) === undefined

async function liveLinks(): Promise<RecordLinks[]> {
  const stores = contentFeatures().flatMap(({ content }) => (takesLinks(content) ? [content] : []))
  return (await Promise.all(stores.map(liveLinksOf))).flat()
}

function liveLinksOf(store: ContentStore): Promise<RecordLinks[]> {
  return cachedRead(`${store.feature}.links`, async () => {
    const records = (await store.readLive(read)).map(({ id, data }) => ({
      feature: store.feature,
      _id: id,
      title: store.title(data),
      isDraft: false,
      links: linksIn(store, data),
    }))
    return records.filter(({ links }) => links.length > 0)
  })
}

async function draftedLinks(): Promise<RecordLinks[]> {
  const drafts = await findDrafts()
  return drafts.flatMap(draft => {
    const store = contentFeatures().find(({ name }) => name === draft.feature)?.content
    if (!store || !takesLinks(store)) return []
    const { data } = readData(store, draft)
    const links = linksIn(store, data)
    return { feature: draft.feature, _id: draft.recordId, title: store.title(data), isDraft: true, links }
  })
}
