import { afterEach, expect, test, vi } from 'vitest'
import { today } from '#i18n/format.ts'
import { openEditor } from '../content/editor.ts'
import { publishJob } from './job.ts'

const editor = await openEditor()
const { add, request } = editor

afterEach(() => {
  vi.useRealTimers()
})

const publish = async (data: object) => (await publishJob(editor, data)).slug
/** The open jobs that a page leads to, by the ends of their addresses. */
async function jobsOn(path: string) {
  const text = await (await request(path)).text()
  return [...new Set([...text.matchAll(/href="\/jobs\/([\w-]+-[0-9a-f]{8})"/g)].map(([, slug]) => slug))]
}

test('home and the country show what is open, until midnight in Dhaka', async () => {
  const { _id } = await add()
  const country = `/our-clients/${_id}`
  expect([await jobsOn('/'), await jobsOn(country)]).toEqual([[], []])
  const midnight = Date.parse(`${today()}T18:00:00Z`)
  const [driver, elsewhere] = [
    await publish({ country: 'QA', trade: 'heavy-driver', closesOn: today(midnight - 1000) }),
    await publish({ country: 'SA' }),
  ]
  vi.useFakeTimers({ now: midnight - 1000, toFake: ['Date'] })
  expect((await jobsOn('/')).toSorted()).toEqual([driver, elsewhere].toSorted())
  expect(await jobsOn(country)).toEqual([driver])
  vi.setSystemTime(midnight)
  expect([await jobsOn('/'), await jobsOn(country)]).toEqual([[elsewhere], []])
})

test('home shows three of many open jobs', async () => {
  for (const trade of ['tiler', 'painter', 'welder']) await publish({ trade })
  expect(await jobsOn('/')).toHaveLength(3)
})

test.each(['1.200', '1,200', '1200.00', '১২০০'])('a wage typed as %s leads to the jobs that pay 1,200', async wage => {
  const response = await request(`/jobs?wage=${encodeURIComponent(wage)}`)
  expect(response.headers.get('location')).toBe('/jobs?wage=1200')
})
