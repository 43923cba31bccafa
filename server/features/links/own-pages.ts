import { pathWithoutLocale } from '#i18n/locale.ts'
import { findPictures } from '#server/files/pictures.ts'
import { earlierAddresses } from '#server/drafts/addresses.ts'
import { config } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { inUse } from '#server/registration/define-part.shared.ts'
import { contentFeatures, publicFeatures, usedFeatures } from '#server/registration/define-feature.ts'
import { isShownAt, sitePages } from '#server/site/site-pages.ts'

/** What is wrong with a link to this site. */
export type OwnProblem = 'missing' | 'unwritten'

/** The path of an address on this site; undefined for any other. */
export function ownPathOf(href: string): string | undefined {
  if (href.startsWith('/')) return href
  if (!URL.canParse(href)) return undefined
  const { origin, pathname, search, hash } = new URL(href)
  return origin === config.PUBLIC_URL ? pathname + search + hash : undefined
}

/** Judges paths of this site as it is now: '' for one that leads somewhere, also by a redirect from an earlier address. */
export async function judgeOwnPaths(): Promise<(path: string) => Promise<OwnProblem | ''>> {
  const live = new Set<string>()
  for (const { records, pages } of publicFeatures())
    for (const record of await records()) for (const page of pages(record).filter(isShownAt)) live.add(page)
  for (const path of await earlierPages()) live.add(path)
  const pages = new Map(inUse(sitePages()).map(({ path, isOfRecords }) => [path.toLowerCase(), isOfRecords]))
  const mounted = usedFeatures().flatMap(({ routes = {} }) => Object.keys(routes))
  const feeds = publicFeatures().flatMap(({ feed }) => (feed ? [feed.path] : []))
  return async given => {
    const path = plain(given)
    if (live.has(path)) return ''
    const isOfRecords = pages.get(path.toLowerCase())
    if (isOfRecords !== undefined) return isOfRecords ? 'unwritten' : ''
    const isFile = [...feeds, ...files].includes(path) || mounted.some(route => path === route) || API.test(path)
    return isFile || (await isStored(path)) ? '' : 'missing'
  }
}

const files = ['/sitemap.xml', '/robots.txt', '/our-clients/map.svg', '/our-clients/gulf.svg']
const API = /^\/api\/v1\/\w/
const PICTURE = /^(\/pictures\/[0-9a-f]{32}-\d+x\d+)(?:-\d+)?\.(?:avif|webp)$/

/** A path as pages have it: without its language, query, anchor and last slash. */
function plain(given: string) {
  const { pathname } = new URL(given, 'http://site')
  return pathWithoutLocale(decoded(pathname)).replace(/(?<=.)\/$/, '')
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

async function isStored(path: string) {
  const [, name] = PICTURE.exec(path) ?? []
  return name !== undefined && (await findPictures(read, [`${name}.webp`])).length > 0
}

/** The pages that live records have left: they redirect. */
async function earlierPages() {
  const all = await Promise.all(
    contentFeatures().map(async ({ content, pages }) => {
      const { address } = content
      if (!address) return []
      const earlier = await earlierAddresses(content)
      const records = await content.readLive(read, [...new Set(earlier.map(({ recordId }) => recordId))])
      const byId = new Map(records.map(record => [record.id, record.data]))
      return earlier.flatMap(({ slug, recordId }) => {
        const data = byId.get(recordId)
        return data ? (pages({ _id: recordId, ...address.withSlug(data, slug) }).at(-1) ?? []) : []
      })
    }),
  )
  return all.flat()
}
