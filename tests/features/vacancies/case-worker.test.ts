import { expect, test } from 'vitest'
import { picture } from '../../server/test-server.ts'
import { addMember } from '../calls.ts'
import { openEditor } from '../content/editor.ts'
import { job } from './job.ts'

const editor = await openEditor()
const { content, request, upload } = editor
const { cookie: worker } = await addMember(editor, 'worker', 'caseworker')

test('a case worker writes a vacancy with a picture, looks at it and publishes it', async () => {
  const stored = await upload(await picture().jpeg().toBuffer(), { cookie: worker })
  expect(stored.status).toBe(200)
  const data = { ...job, picture: new URL(stored.body.data.url).pathname }
  const draft = { feature: 'vacancies', seen: 0, data }
  const { _id, newest } = await content('saveDraft', draft, worker)
  expect((await request(`/preview/vacancies/${_id}`, { cookie: worker })).status).toBe(200)
  await content('publish', { feature: 'vacancies', _id, seen: newest }, worker)
  const { revisions } = await content('history', { feature: 'vacancies', _id }, worker)
  expect(revisions.map(({ action }) => action)).toEqual(['published', 'drafted'])
})

test('the trash of a case worker has vacancies, and no other content', async () => {
  const vacancy = await content('saveDraft', { feature: 'vacancies', seen: 0, data: job })
  const album = await content('saveDraft', { feature: 'gallery', seen: 0, data: { title: 'The yard' } })
  await content('remove', { feature: 'vacancies', _id: vacancy._id, seen: vacancy.newest })
  await content('remove', { feature: 'gallery', _id: album._id, seen: album.newest })
  const features = async (as?: string) => (await content('trash', {}, as)).rows.map(({ feature }) => feature)
  expect(await features(worker)).toEqual(['vacancies'])
  expect(await features()).toEqual(['gallery', 'vacancies'])
  expect((await content('trash', { feature: 'gallery' }, worker)).rows).toEqual([])
})
