import { expect, test } from 'vitest'
import { bodyOf, errorOf } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'
import { inDays, job } from './job.ts'

type Job = { _id: string; version: number; slug: string } & Record<string, unknown>

const { request, owner, read } = await openEditor()
const VACANCIES = '/api/v1/vacancies'
const send = (method: string, path: string, json: object) => request(path, { method, cookie: owner, json })
const dataOf = async (response: Response) => (await bodyOf<{ data: Job }>(response)).data
const add = async (given: object = {}) => dataOf(await send('POST', VACANCIES, { ...job, ...given }))
const fieldsOf = async (response: Response) => (await errorOf(response)).issues?.map(({ path }) => path)
/** What is stored, with what no reader sees. */
const stored = async (id: string) =>
  JSON.parse((await read.document.findFirstOrThrow({ where: { id } })).data) as Record<string, unknown>

test('a job without its approval is published by no call, and kept as a draft', async () => {
  const { approvalNo: _, approvalOn: _on, ...unapproved } = job
  const refused = await send('POST', VACANCIES, unapproved)
  expect([refused.status, await fieldsOf(refused)]).toEqual([400, ['approvalNo', 'approvalOn']])
  const { _id } = await dataOf(await send('POST', `${VACANCIES}/drafts`, unapproved))
  const early = await send('POST', `${VACANCIES}/${_id}/publish`, {})
  expect([early.status, await fieldsOf(early)]).toEqual([400, ['approvalNo', 'approvalOn']])
  const { approvalNo, approvalOn } = job
  expect((await send('PATCH', `${VACANCIES}/${_id}/draft`, { approvalNo, approvalOn })).status).toBe(200)
  const published = await dataOf(await send('POST', `${VACANCIES}/${_id}/publish`, {}))
  expect((await request(`/jobs/${published.slug}`)).status).toBe(200)
  for (const method of ['PATCH', 'PUT']) {
    const taken = await send(method, `${VACANCIES}/${_id}`, { ...published, approvalNo: '' })
    expect([method, taken.status, await fieldsOf(taken)]).toEqual([method, 400, ['approvalNo']])
  }
})

test('rules between fields are told by their paths, with those of one field', async () => {
  const response = await send('POST', VACANCIES, { ...job, wageMax: 1, city: '', costs: [], isClosed: true })
  expect([response.status, (await fieldsOf(response))?.toSorted()]).toEqual([
    400,
    ['city', 'closedReason', 'costs', 'wageMax'],
  ])
})

test('what readers never see stays when a job is sent back, and goes by null', async () => {
  const hidden = { isEmployerHidden: true, hiddenReason: 'Named at the interview', consentOn: inDays(-5) }
  const { _id } = await add(hidden)
  const url = `${VACANCIES}/${_id}`
  const shown = await dataOf(await request(url))
  expect([shown.employer, 'consentOn' in shown]).toEqual(['', false])
  const { employer: _, ...without } = shown
  for (const json of [shown, without]) {
    expect(await dataOf(await send('PUT', url, json))).toEqual(shown)
    expect(await stored(_id)).toMatchObject({ employer: job.employer, consentOn: hidden.consentOn })
  }
  await send('PUT', url, { ...shown, employer: 'Another', consentOn: null })
  const { consentOn, employer } = await stored(_id)
  expect([employer, consentOn]).toEqual(['Another', undefined])
})

test('members that follow from others are taken as they are, and no otherwise', async () => {
  const { _id } = await add({ posts: 3 })
  const url = `${VACANCIES}/${_id}`
  const shown = await dataOf(await request(url))
  const changed = await dataOf(await send('PUT', url, { ...shown, costs: job.costs.slice(0, 4) }))
  expect((changed.unstatedCosts as string[]).length).toBeGreaterThan(0)
  for (const [field, value] of [
    ['slug', 'cook-qatar'],
    ['workerTaka', 5],
    ['closing', 'filled'],
  ] as const) {
    const response = await send('PATCH', url, { posts: 9, [field]: value })
    expect([field, response.status, await fieldsOf(response)]).toEqual([field, 400, [field]])
  }
})

test('an entry keeps its id, and a field of it that is left out goes', async () => {
  const [first, ...others] = job.costs
  const { _id, costs } = await add({ costs: [{ ...first, note: 'By air' }, ...others] })
  const [cost] = costs as { _id: string; item: string }[]
  const entry = { _id: cost!._id, item: cost!.item, payer: 'employer' }
  const changed = await dataOf(await send('PATCH', `${VACANCIES}/${_id}`, { costs: [entry, ...others] }))
  expect((changed.costs as object[])[0]).toEqual(entry)
})

test('sending a job back leaves the draft of a colleague as it is', async () => {
  const { _id } = await add()
  const draft = await dataOf(await send('PATCH', `${VACANCIES}/${_id}/draft`, { posts: 7 }))
  const changed = await send('PATCH', `${VACANCIES}/${_id}`, { city: 'Medina' })
  expect((await dataOf(changed)).city).toBe('Medina')
  expect(await dataOf(await request(`${VACANCIES}/${_id}/draft`, { cookie: owner }))).toMatchObject({
    posts: 7,
    city: draft.city,
  })
  const published = await dataOf(await send('POST', `${VACANCIES}/${_id}/publish`, {}))
  expect(published).toMatchObject({ posts: 7, city: 'Medina' })
})
