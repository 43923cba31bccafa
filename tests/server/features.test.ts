import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentTypes } from '#app/staff/content-types.ts'
import { screens } from '#app/staff/screens.ts'
import { m } from '#i18n/paraglide/messages.js'
import { locales } from '#i18n/paraglide/runtime.js'
import {
  contentFeatures,
  defineFeature,
  type Feature,
  publicFeatures,
  registeredFeatures,
} from '#server/registration/define-feature.ts'
import { sampleOf } from '../features/content/samples.ts'
import { leavingOut } from './parts.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

const { signUp, upload, ...requests } = await openTestServer({ DEMO: 'on' })
const { request, mutate } = requests
const { features } = await import('#server/features.ts')
const { infrastructureTables, tableList } = await import('#server/tables.ts')
const { changeContent, contentVersion } = await import('#server/cache/content-version.ts')
const { cacheKeyOf } = await import('#server/cache/cache-key.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { registeredLimits, take } = await import('#server/http/rate-limits.ts')
const { publicPaths } = await import('#server/http/rest-paths.ts')
const { seed } = await import('#prisma/seed/seed.ts')
const { list } = await import('#server/features/vacancies/domain.ts')
const owner = (await signUp('owner')).cookie
const names = [...new Set((features as readonly Feature[]).map(({ name, folder = name }) => folder))]
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

async function store() {
  const colour = `#${Math.floor(Math.random() * 0xff_ff_ff)
    .toString(16)
    .padStart(6, '0')}`
  const { body } = await upload(await picture({ colour }).jpeg().toBuffer(), { cookie: owner })
  return new URL(body.data.url).pathname
}

const added = new Map<string, number>()
/** How often a sample of it was added, this time among them: each differs from the one before. */
function turnOf(feature: string) {
  const turn = (added.get(feature) ?? 0) + 1
  added.set(feature, turn)
  return turn
}

const samplePicture = await store()
const leaveOut = leavingOut(requests, owner)
/** Publishes a record of a content type of documents with a value in every field. */
async function addSample(feature: string) {
  const { content } = contentFeatures().find(({ name }) => name === feature)!
  const _id = content.fixedIds?.[0]
  const found = `/api/trpc/content.open?input=${encodeURIComponent(JSON.stringify({ feature, _id }))}`
  const { result } = _id
    ? await bodyOf<{ result: { data: { newest: number } } }>(await request(found, { cookie: owner }))
    : { result: { data: { newest: 0 } } }
  const turn = turnOf(feature)
  const data = sampleOf(content, path => `${turn % 2 === 0 ? 'Second' : 'First'} ${path} ${turn}`, samplePicture)
  const input = { feature, _id, seen: result.data.newest, data }
  const { status } = await mutate('content.publish', input, owner)
  expect([feature, status]).toEqual([feature, 200])
}

/** Where a record needs more than a value in every field: how staff add one. */
const samples: Record<string, () => Promise<unknown>> = {
  clients: async () =>
    request(CLIENTS, {
      method: 'POST',
      cookie: owner,
      json: { ...qatar, countryFlagImage: await store(), image: [await store(), await store()] },
    }),
  news: async () => {
    const id = `open-day-${turnOf('news')}`
    const texts = { title: 'Open day', text: 'Come and see.', date: '2026-11-01', alt: 'The yard', slug: id }
    const data = { ...texts, picture: await store() }
    return changeContent(transaction =>
      contentFeatures()
        .find(({ name }) => name === 'news')!
        .content.insertLive(transaction, [{ id, version: 1, createdAt: new Date(), data }], new Date()),
    )
  },
  vacancies: () => seed(['vacancies']),
  'settings-parts': () => leaveOut(turnOf('settings-parts') % 2 === 0 ? ['views'] : []),
}
const add = (feature: string) => (samples[feature] ?? (() => addSample(feature)))()

describe('on the disk', () => {
  test('every folder in server/features is registered under its name', () => {
    expect(folders('server/features').toSorted()).toEqual(names.toSorted())
  })

  test.each(names)('%s has pages in app/features, and tests of its own or an example', name => {
    expect(folders('app/features')).toContain(name)
    const hasExample = existsSync(`tests/features/content/examples/${name}-1.json`)
    expect(hasExample || folders('tests/features').includes(name)).toBe(true)
  })

  test.each(readdirSync('prisma/models'))('the models in %s belong to the feature of that name or to none', file => {
    const models = [...readFileSync(`prisma/models/${file}`, 'utf8').matchAll(/^model (\w+)/gm)].map(
      ([, model]) => model,
    )
    const feature = features.find(({ name }) => `${name}.prisma` === file)
    if (feature) expect(Object.keys(feature.tables).toSorted()).toEqual(models.toSorted())
    else expect(Object.keys(infrastructureTables)).toEqual(expect.arrayContaining(models))
  })

  test.each(
    (features as readonly Feature[]).filter(({ kind }) => kind === 'content').map(({ name, folder = name }) => folder),
  )('%s writes content through changeContent alone', name => {
    const files = readdirSync(`server/features/${name}`, { recursive: true, encoding: 'utf8' })
    const writing = files.filter(
      file =>
        file.endsWith('.ts') &&
        /\bwrite\b[^}]*\} from '#server\/db\//.test(readFileSync(`server/features/${name}/${file}`, 'utf8')),
    )
    expect(writing).toEqual([])
  })
})

test('backup, restore and move know the tables of every feature', () => {
  const owned = features.flatMap(({ tables }) => Object.keys(tables))
  expect(tableList.map(([table]) => table).toSorted()).toEqual(
    [...owned, ...Object.keys(infrastructureTables)].toSorted(),
  )
})

test('every limit has a name of its own, and one that nobody registered is refused', async () => {
  const limitNames = registeredLimits().map(({ name }) => name)
  expect(limitNames.length).toBeGreaterThan(30)
  expect(new Set(limitNames).size).toBe(limitNames.length)
  await expect(take([{ name: 'forgotten', points: 1, minutes: 1 }, 'x'])).rejects.toThrow('registered by no feature')
})

test('a content feature and its store have one name', () => {
  for (const { name, content } of contentFeatures()) expect(content.feature).toBe(name)
})

test.each(contentFeatures().map(feature => [feature.name, feature] as const))(
  'the screens for drafts, history and trash know %s',
  (name, { content, editPage }) => {
    expect(contentTypes[name]).toMatchObject({ fields: content.fields, lists: content.lists ?? {} })
    expect(contentTypes[name]?.editPage('x')).toBe(editPage('x'))
  },
)

test.each(Object.entries(contentTypes).filter(([name, { staff, listPage }]) => staff && listPage === `/admin/${name}`))(
  'staff reach the list of %s and its form for a new record',
  (name, { listPage }) => {
    expect(listPage).toBe(`/admin/${name}`)
    const { right } = contentFeatures().find(feature => feature.name === name)!
    expect(screens().find(({ to }) => to === listPage)).toMatchObject({ right, add: expect.any(Function) })
    expect(screens().find(({ to }) => to === `${listPage}/add`)).toMatchObject({ right })
  },
)

test('every part that a feature has for a screen of another is registered', () => {
  const parts = globSync('app/features/*/admin/*.tsx').filter(file =>
    /^export function Part\b/m.test(readFileSync(file, 'utf8')),
  )
  const isRegistered = (file: string) => {
    const [, folder, path] = /^(app\/features\/[\w-]+)\/(.*)$/.exec(file)!
    return readFileSync(`${folder}/staff.ts`, 'utf8').includes(`import('./${path}')`)
  }
  expect(parts.length).toBeGreaterThan(4)
  expect(parts.filter(file => !isRegistered(file))).toEqual([])
})

test('every action has one area, and a label in each language', () => {
  const areas = features.flatMap(({ activity }) => Object.entries<{ label: () => string; actions: object }>(activity))
  const actions = areas.flatMap(([, area]) => Object.entries(area.actions) as [string, () => string][])
  expect(new Set(areas.map(([id]) => id)).size).toBe(areas.length)
  expect(new Set(actions.map(([action]) => action)).size).toBe(actions.length)
  for (const locale of locales)
    withLocale(locale, () => {
      for (const [, { label }] of areas) expect(label()).not.toBe('')
      for (const [, label] of actions) expect(label()).not.toBe('')
    })
})

test('every form that works without scripts has its page', async () => {
  await add('vacancies')
  const [job] = await list()
  for (const form of features.flatMap(({ forms = {} }) => Object.keys(forms))) {
    const path = form.replace(':slug', job!.slug)
    expect([path, (await request(path)).status]).toEqual([path, 200])
  }
})

describe('what visitors read', () => {
  beforeEach(async () => {
    for (const { name, records } of contentFeatures()) if ((await records()).length === 0) await add(name)
  })

  test.each(publicFeatures().map(feature => [feature.name, feature] as const))(
    '%s has records with a title, text to search and pages in the sitemap',
    async (_, { records, title, searchText, pages }) => {
      const sitemap = await (await request('/sitemap.xml')).text()
      const all = await records()
      expect(all.length).toBeGreaterThan(0)
      for (const record of all) {
        expect(searchText(record)).toContain(title(record))
        expect(pages(record).length).toBeGreaterThan(0)
        for (const page of pages(record)) {
          expect([page, (await request(page)).status]).toEqual([page, 200])
          expect(sitemap).toContain(`${page}</loc>`)
        }
      }
    },
  )

  test.each(contentFeatures().map(feature => [feature.name, feature] as const))(
    '%s names every stored picture of a record',
    async (_, { records, pictures, content }) => {
      const lists = Object.values(content.lists ?? {}).flatMap(list => [list, ...Object.values(list.fields ?? {})])
      const hasPictures = [...Object.values(content.fields), ...lists].some(({ kind }) => kind === 'picture')
      const found = []
      for (const record of await records()) {
        const stored = [...new Set(JSON.stringify(record).match(/\/pictures\/[\w.-]+/g))]
        found.push(...stored)
        expect(pictures(record).toSorted()).toEqual(stored.toSorted())
      }
      expect(found.length > 0).toBe(hasPictures)
    },
  )

  test.each(contentFeatures().map(feature => [feature.name, feature] as const))(
    '%s has a public page and a name for every record',
    async (name, { records, idOf, pages, title }) => {
      for (const record of await records()) {
        const { publicPage, title: nameOf } = contentTypes[name]!
        const values = record as Record<string, unknown>
        expect(pages(record)).toContain(publicPage(idOf(record), values))
        expect(nameOf(values)).toEqual({ children: title(record) || m.list_untitled() })
      }
    },
  )

  test.each(contentFeatures().map(feature => [feature.name, feature] as const))(
    '%s raises the content version with a change, and programs get cached responses',
    async (name, { rest }) => {
      const before = await contentVersion()
      await add(name)
      expect(await contentVersion()).toBeGreaterThan(before)
      for (const path of rest ? publicPaths(rest) : []) {
        const url = `http://localhost:3000/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`
        expect(cacheKeyOf({ method: 'GET', url, header: () => undefined })).toBe(new URL(url).pathname)
      }
    },
  )

  test('a public feature with a feed sends its records', async () => {
    for (const { feed, records, title } of publicFeatures()) {
      if (!feed) continue
      const text = await (await request(feed.path)).text()
      for (const record of await records()) expect(text.includes(title(record))).toBe(feed.isListed?.(record) ?? true)
    }
  })
})

test('a registration without a required piece does not compile', () => {
  const basics = { tables: {}, activity: {} }
  const record = { records: async () => [1], pages: () => ['/x'], title: () => 'x', searchText: () => ['x'] }
  // @ts-expect-error content has a schema and says which pictures it shows
  defineFeature({ kind: 'content', name: 'x', ...basics, ...record })
  // @ts-expect-error what is built in has pages
  defineFeature({ kind: 'built-in', name: 'x', ...basics, records: record.records, title: record.title })
  // @ts-expect-error personal records have no public pages
  defineFeature({ kind: 'personal', name: 'x', ...basics, pages: record.pages })
  // @ts-expect-error every feature lists its tables
  defineFeature({ kind: 'tool', name: 'x', activity: {} })
  expect(registeredFeatures()).toBe(features)
})
