import { describe, expect, test } from 'vitest'
import { toText } from '#server/drafts/data.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { picture } from '../../server/test-server.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const { content, owner, request, upload, read } = await openEditor()
const { readDocuments } = await import('#server/drafts/documents.ts')
const { body } = await upload(await picture().jpeg().toBuffer(), { cookie: owner })
const { pathname } = new URL(body.data.url)
const types = contentFeatures().filter(({ content }) => !content.table)

test.each(['nothing', 'slides/add', 'pages/add', 'nothing/x', 'constructor'])(
  'staff find no page at /admin/%s',
  async path => {
    expect((await request(`/admin/${path}`, { cookie: owner })).status).toBe(404)
  },
)

test('most content types are documents', () => expect(types.length).toBeGreaterThan(2))

describe.each(types.map(({ name, content: store }) => ({ name, store })))('$name', ({ name, store }) => {
  const feature = name
  const first = sampleOf(store, path => `First ${path}`, pathname)
  const second = sampleOf(store, path => `Second ${path}`, pathname)
  const target = store.fixedIds && { _id: store.fixedIds[0]! }
  const published = async (_id: string) => {
    const found = (await readDocuments(store)).find(document => document._id === _id)
    if (!found) return undefined
    const { _id: _, version: _version, updatedAt: _at, ...data } = found as Record<string, unknown>
    return withoutIds(data)
  }

  test('goes through draft, publication, history, restoring and the trash without a loss', async () => {
    const draft = await content('saveDraft', { feature, ...target, seen: 0, data: first })
    const { _id } = draft
    expect(withoutIds((await content('open', { feature, _id })).draft!.data)).toBe(withoutIds(first))
    const live = await content('publish', { feature, _id, seen: draft.newest })
    expect(await published(_id)).toBe(withoutIds(first))
    const changed = await content('publish', { feature, _id, seen: live.newest, data: second })
    expect(await published(_id)).toBe(withoutIds(second))
    expect(withoutIds((await content('revision', { feature, _id, number: live.newest })).data)).toBe(withoutIds(first))
    const restored = await content('restoreRevision', { feature, _id, seen: changed.newest, number: live.newest })
    const again = await content('publish', { feature, _id, seen: restored.newest })
    expect(await published(_id)).toBe(withoutIds(first))
    if (!store.fixedIds) {
      await content('remove', { feature, _id, seen: again.newest })
      expect(await published(_id)).toBeUndefined()
      await content('restore', { feature, _id })
      expect(await published(_id)).toBe(withoutIds(first))
    }
    const actions = (await read.activity.findMany({ where: { subjectId: _id } })).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining([`${name}-published`, `${name}-changed`]))
  })

  test('publishing an empty one names every field that is missing', async () => {
    const saved = store.fixedIds
      ? await content('open', { feature, ...target! })
      : await content('saveDraft', { feature, seen: 0, data: {} })
    const required = Object.entries(store.fields).flatMap(([field, { required }]) => (required ? [field] : []))
    const together = (store.rules?.(store.draftSchema.parse({}) as never) ?? []).map(({ path }) => path.join('.'))
    const error = await content('publish', { feature, _id: saved._id, seen: saved.newest, data: {} }).catch(
      (reason: unknown) => reason,
    )
    if (required.length > 0)
      expect((error as { issues: { path: string }[] }).issues.map(({ path }) => path).toSorted()).toEqual(
        [...required, ...together].toSorted(),
      )
  })
})

/** Entries get their ids from the server. */
const withoutIds = (data: object) => toText(data).replaceAll(/"_id":"[\w-]+",?/g, '')
