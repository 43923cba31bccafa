import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import type { AppRouter } from '#server/features.ts'
import { bodyOf, picture } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'

const { request, upload, read, write, owner, content, add, change } = await openEditor()
const { purgePictures } = await import('#server/files/purge.ts')
const { pictureFacts, withFacts } = await import('#server/files/facts.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')
const DAY_MS = 24 * 60 * 60 * 1000
let shade = 0x200000

type Inputs = inferRouterInputs<AppRouter>['media']
type Outputs = inferRouterOutputs<AppRouter>['media']

/** Gives the data of a procedure, or throws what the caller was told. */
async function media<N extends keyof Inputs>(name: N, input: Inputs[N]): Promise<Outputs[N]> {
  const path = `/api/trpc/media.${name}`
  const answer = ['list', 'byPath'].includes(name)
    ? await request(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie: owner })
    : await request(path, { method: 'POST', cookie: owner, json: input })
  const { result, error } = await bodyOf<{
    result?: { data: Outputs[N] }
    error?: { message: string; data: { code: string } }
  }>(answer)
  if (error) throw Object.assign(new Error(error.message), error.data)
  return result?.data as Outputs[N]
}

async function store(name = 'yard.jpg') {
  const file = await picture({ colour: `#${(shade += 999).toString(16)}` })
    .jpeg()
    .toBuffer()
  return new URL((await upload(file, { cookie: owner, name })).body.data.url).pathname
}
const open = (_id: string) => content('open', { _id })
/** Saves a draft with other values than those that are live. */
async function draft(_id: string, values: object) {
  const { live, newest } = await open(_id)
  await content('saveDraft', { _id, seen: newest, data: { ...live!.data, ...values } })
}

beforeEach(async () => {
  await write(transaction => transaction.clientCountry.deleteMany())
})

test('what is said of a picture is shown in both languages at once', async () => {
  const path = await store()
  expect((await pictureFacts([path]))[path]).toMatchObject({ alt: { children: '' }, focus: '', isIllustration: false })
  const facts = { alt: 'A crane', altBn: 'একটি ক্রেন', caption: 'The yard', focus: '30 80' }
  await media('change', { path, facts })
  expect((await pictureFacts([path]))[path]).toEqual({
    alt: { children: 'A crane' },
    caption: { children: 'The yard' },
    focus: '30 80',
    isIllustration: false,
  })
  expect((await withLocale('bn', () => pictureFacts([path])))[path]).toMatchObject({
    alt: { children: 'একটি ক্রেন' },
    caption: { children: 'The yard', lang: 'en' },
  })
})

test('an illustration is told from a photograph, even where nothing else is said of it', async () => {
  const [drawn, taken] = [await store(), await store()]
  await media('change', { path: drawn, facts: { isIllustration: true } })
  expect(await media('byPath', { path: drawn })).toMatchObject({ isIllustration: true })
  expect(await withFacts([{ picture: drawn }, { picture: taken, alt: 'A crane' }])).toEqual([
    { picture: drawn, focus: '', isIllustration: true },
    { picture: taken, alt: 'A crane', focus: '', isIllustration: false },
  ])
})

test('a change of one fact leaves the others, and a decorative picture has no text', async () => {
  const path = await store()
  await media('change', { path, facts: { alt: 'A crane', caption: 'The yard' } })
  await media('change', { path, facts: { name: 'Yard' } })
  expect(await media('byPath', { path })).toMatchObject({ name: 'Yard', alt: 'A crane', createdBy: 'owner' })
  await media('change', { path, facts: { isDecorative: true } })
  expect(await media('byPath', { path })).toMatchObject({ alt: '', isDecorative: true, caption: 'The yard' })
})

test.each([[{ alt: 'x'.repeat(501) }], [{ focus: '33 50' }], [{ focus: '50' }]])(
  'facts past their limits are rejected: %o',
  async facts => {
    await expect(media('change', { path: await store(), facts } as never)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  },
)

test('pictures are found by name and text, and filtered', async () => {
  const [crane, port, other] = [await store('crane.jpg'), await store('port.jpg'), await store('other.jpg')]
  await media('change', { path: port, facts: { altBn: 'বন্দরের ক্রেন', alt: 'Port' } })
  await add({ countryFlagImage: crane, image: [] })
  const paths = async (input: object) =>
    (await media('list', { size: 100, ...input })).rows.map((row: { path: string }) => row.path)
  expect(await paths({ search: 'CRANE' })).toContain(crane)
  expect(await paths({ search: 'বন্দরের' })).toEqual([port])
  expect(await paths({ show: 'missing' })).not.toContain(port)
  const unused = await paths({ show: 'unused' })
  expect(unused).toEqual(expect.arrayContaining([port, other]))
  expect(unused).not.toContain(crane)
})

test('photographs without a noted consent are found, and drawings are not among them', async () => {
  const [photo, agreed, drawing] = [await store('yard.jpg'), await store('worker.jpg'), await store('drawing.jpg')]
  await media('change', { path: agreed, facts: { consent: 'Karim, 3 May 2026, signed' } })
  await media('change', { path: drawing, facts: { isIllustration: true } })
  const { rows } = await media('list', { size: 100, show: 'consent' })
  const found = rows.map((row: { path: string }) => row.path)
  expect(found).toContain(photo)
  expect(found).not.toEqual(expect.arrayContaining([agreed]))
  expect(found).not.toEqual(expect.arrayContaining([drawing]))
  expect((await media('byPath', { path: agreed })).consent).toBe('Karim, 3 May 2026, signed')
})

test('a picture is in the library once all its files are stored', async () => {
  const path = await store('half.jpg')
  const found = async () => (await media('list', { search: 'half' })).count
  expect(await found()).toBe(1)
  await write(transaction => transaction.picture.update({ where: { path }, data: { isPartial: true } }))
  expect(await found()).toBe(0)
})

test('a picture says where it is used: live, in a draft, in earlier states', async () => {
  const [shown, drafted] = [await store(), await store()]
  const { _id } = await add({ countryFlagImage: shown })
  await draft(_id, { countryFlagImage: drafted })
  const usesOf = async (path: string) => (await media('byPath', { path })).uses
  expect(await usesOf(shown)).toEqual([
    { feature: 'clients', _id, title: 'Qatar', isLive: true, isDraft: false, isDeleted: false, alt: '', altBn: '' },
  ])
  expect(await usesOf(drafted)).toMatchObject([{ isLive: false, isDraft: true }])
  await content('publish', { _id, seen: (await open(_id)).newest })
  expect(await usesOf(shown)).toMatchObject([{ isLive: false, isDraft: false, isDeleted: false }])
  await content('remove', { _id, seen: (await open(_id)).newest })
  expect(await usesOf(drafted)).toMatchObject([{ isLive: false, isDraft: false, isDeleted: true }])
})

test('what a record says of its picture is suggested to the library', async () => {
  const path = await store()
  const news = {
    title: 'Open day',
    text: 'Come.',
    date: '2026-11-01',
    slug: 'open-day',
    alt: 'The yard',
    altBn: 'ইয়ার্ড',
  }
  await content('publish', { feature: 'news', seen: 0, data: { ...news, picture: path } })
  const { uses } = await media('byPath', { path })
  expect(uses).toMatchObject([{ feature: 'news', alt: 'The yard', altBn: 'ইয়ার্ড'.normalize() }])
})

test('replacing changes what is live and drafts, and Undo brings both back', async () => {
  const [old, other] = [await store(), await store()]
  const both = (await add({ countryFlagImage: old, image: [old] }))._id
  const drafted = (await add({ countryName: 'Oman' }))._id
  for (const _id of [both, drafted]) await draft(_id, { workSummary: 'New text.', image: [old] })
  const before = [await open(both), await open(drafted)]
  const { changed, batch } = await media('replace', { path: old, other })
  expect(changed).toBe(2)
  const [first, second] = [await open(both), await open(drafted)]
  expect(first!.live!.data).toMatchObject({ countryFlagImage: other, image: [other] })
  expect(first!.draft!.data).toMatchObject({ workSummary: 'New text.', image: [other] })
  expect(first!.base).toBeUndefined()
  expect(second!.live!.data).toEqual(before[1]!.live!.data)
  expect(second!.draft!.data).toMatchObject({ image: [other] })

  expect(await content('undo', { batch })).toEqual({ undone: 2, skipped: [] })
  for (const [n, _id] of [both, drafted].entries()) {
    const after = await open(_id)
    expect(after.live!.data).toEqual(before[n]!.live!.data)
    expect(after.draft!.data).toEqual(before[n]!.draft!.data)
    expect(after.base).toBeUndefined()
  }
})

test('a scheduled draft keeps its time when its picture is replaced', async () => {
  const [old, other] = [await store(), await store()]
  const { _id } = await add()
  await draft(_id, { image: [old] })
  const publishAt = new Date(Date.now() + DAY_MS).toISOString()
  await content('schedule', { _id, seen: (await open(_id)).newest, publishAt })
  await media('replace', { path: old, other })
  expect((await open(_id)).draft).toMatchObject({ publishAt, data: { image: [other] } })
})

test('only a stored picture takes the place of another', async () => {
  const path = await store()
  const { _id } = await add({ image: [path] })
  for (const other of [`/pictures/${'0'.repeat(32)}-40x30.webp`, path])
    await expect(media('replace', { path, other })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect((await open(_id)).live!.data).toMatchObject({ image: [path] })
})

test('a picture in the history of a record cannot be deleted, an unused one can', async () => {
  const [used, unused] = [await store(), await store()]
  const { _id } = await add({ image: [used] })
  await change(_id, { image: [] })
  await expect(media('delete', { path: used })).rejects.toThrow('it is used in Qatar')
  await media('delete', { path: unused })
  expect([(await request(used)).status, (await request(unused)).status]).toEqual([200, 404])
  await expect(media('delete', { path: unused })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('uploads into the library stay, and the log says who did what', async () => {
  const [kept, loose] = [await store('kept.jpg'), await store()]
  await media('keep', { paths: [kept] })
  await media('keep', { paths: [kept] })
  expect(await purgePictures(Date.now() + 15 * DAY_MS)).toBeGreaterThan(0)
  expect([(await request(kept)).status, (await request(loose)).status]).toEqual([200, 404])
  await media('delete', { path: kept })
  const actions = await read.activity.findMany({ where: { subjectId: kept }, orderBy: { at: 'asc' } })
  expect(actions).toMatchObject([
    { action: 'picture-added', actor: 'owner', subject: 'kept' },
    { action: 'picture-deleted', actor: 'owner', subject: 'kept' },
  ])
})
