import { afterEach, expect, test, vi } from 'vitest'
import { today } from '#i18n/format.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { requireOpen, listTaken, setTaken } from '#server/features/vacancies/domain.ts'
import { openEditor } from '../content/editor.ts'
import { bodyOf } from '../../server/test-server.ts'
import { job, publishJob } from './job.ts'

const editor = await openEditor()
const { request, write } = editor

afterEach(() => {
  vi.useRealTimers()
})

const publish = (data?: object) => publishJob(editor, data)

/** What visitors, programs and feed readers are told of a vacancy. */
async function told({ _id, path }: { _id: string; path: string }) {
  const page = await (await request(path)).text()
  const { data } = await bodyOf<{ data: { _id: string; closing?: string }[] }>(await request('/api/v1/vacancies'))
  return {
    page: /Closed: [^<]+/.exec(page)?.[0] ?? /Open until/.exec(page)?.[0],
    closing: data.find(each => each._id === _id)?.closing,
    isInFeed: (await (await request('/jobs/rss.xml')).text()).includes(path),
  }
}
const take = (id: string, taken: number) => changeContent(transaction => setTaken(transaction, id, taken))
const apply = (id: string) => write(transaction => requireOpen(transaction, id))

const open = { page: 'Open until', closing: undefined, isInFeed: true }

test('it closes with its last post, and opens when there is one again', async () => {
  const vacancy = await publish()
  await take(vacancy._id, 1)
  expect(await told(vacancy)).toEqual(open)
  await expect(apply(vacancy._id)).resolves.toMatchObject({ trade: 'mason' })
  expect(await listTaken()).toEqual({ [vacancy._id]: 1 })
  await take(vacancy._id, 2)
  expect(await told(vacancy)).toEqual({ page: 'Closed: all posts are filled', closing: 'filled', isInFeed: false })
  await expect(apply(vacancy._id)).rejects.toMatchObject({ code: 'CONFLICT' })
  const { _id, newest: seen } = vacancy
  await editor.content('publish', { feature: 'vacancies', _id, seen, data: { ...job, posts: 3 } })
  expect(await told(vacancy)).toEqual(open)
})

test('it closes by itself at midnight in Dhaka, also in what was cached before', async () => {
  const midnight = Date.parse(`${today()}T18:00:00Z`)
  const vacancy = await publish({ closesOn: today(midnight - 1000) })
  vi.useFakeTimers({ now: midnight - 1000, toFake: ['Date'] })
  expect(await told(vacancy)).toEqual(open)
  const tag = (await request('/api/v1/vacancies')).headers.get('etag')!
  const pageTag = (await request(vacancy.path)).headers.get('etag')!
  vi.setSystemTime(midnight)
  expect(await told(vacancy)).toMatchObject({
    page: expect.stringMatching(/^Closed: the last day was/),
    closing: 'over',
  })
  await expect(apply(vacancy._id)).rejects.toMatchObject({ code: 'CONFLICT' })
  for (const [path, known] of [
    ['/api/v1/vacancies', tag],
    [vacancy.path, pageTag],
  ] as const)
    expect((await request(path, { headers: { 'if-none-match': known } })).status, path).toBe(200)
})

test('staff close it with a reason', async () => {
  const vacancy = await publish({ isClosed: true, closedReason: 'The employer has enough people' })
  expect(await told(vacancy)).toMatchObject({ page: 'Closed: The employer has enough people', closing: 'closed' })
})

test('a closed job names open ones of its trade or country', async () => {
  const other = await publish({ trade: 'tiler' })
  const { path } = await publish({ isClosed: true, closedReason: 'Enough people' })
  const page = await (await request(path)).text()
  expect(page).toContain('Similar jobs')
  expect(page).toContain(other.path)
})
