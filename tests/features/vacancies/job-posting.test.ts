import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { changeContent } from '#server/cache/content-version.ts'
import { setTaken } from '#server/features/vacancies/domain.ts'
import { openEditor } from '../content/editor.ts'
import { costsWith, inDays, job, publishJob } from './job.ts'
import { publishOver } from './over.ts'

const editor = await openEditor()

type Posting = {
  title: string
  description: string
  datePosted: string
  validThrough: string
  hiringOrganization: { name: string }
}

const consentOn = inDays(-3)
const agreed = { ...job, consentOn }
/** The structured data of a vacancy's page that is published with these values. */
async function postingOf(data: object, start = '', taken = 0): Promise<Posting | undefined> {
  const { _id, path } = await publishJob(editor, data)
  if (taken > 0) await changeContent(transaction => setTaken(transaction, _id, taken))
  const response = await editor.request(start + path)
  expect(response.status).toBe(200)
  const scripts = [...(await response.text()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json = '']) => JSON.parse(json)).find(each => each['@type'] === 'JobPosting')
}

async function errorsIn(posting: object) {
  const issues = await new Validator().validate({ jsonld: { JobPosting: [structuredClone(posting)] } })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?(?:Z|[+-]\d{2}:\d{2})$/

test.each(['', '/bn'])('search engines read a free, open, agreed job without an error, at %s/jobs', async start => {
  const posting = await postingOf({ ...agreed, employer: 'Al Manar' }, start)
  expect(posting && (await errorsIn(posting))).toEqual([])
  const { datePosted, validThrough, hiringOrganization } = posting!
  expect(hiringOrganization.name).toBe('Al Manar')
  expect([datePosted, validThrough]).toEqual([expect.stringMatching(MOMENT), expect.stringMatching(MOMENT)])
  expect(Date.parse(validThrough)).toBe(Date.parse(`${job.closesOn}T18:00:00Z`) - 1000) // the end of the last day in Dhaka
  expect(Date.parse(datePosted)).toBeLessThanOrEqual(Date.now())
})

test('the validator finds what is missing', async () => {
  const { hiringOrganization: _, ...others } = (await postingOf(agreed))!
  expect(await errorsIn(others)).toEqual([expect.stringContaining('hiringOrganization')])
})

test('an employer who is named at the interview is confidential', async () => {
  const posting = await postingOf({ ...agreed, isEmployerHidden: true, hiddenReason: 'It asks for that' })
  expect(posting?.hiringOrganization.name).toBe('confidential')
  expect(JSON.stringify(posting)).not.toContain('Al Manar')
})

test.each<[string, object, number?]>([
  ['without consent of the employer', { consentOn: '' }],
  ['of which the worker pays a part', { costs: costsWith({ item: 'medical', payer: 'shared', maxTaka: 8500 }) }],
  ['of which one cost is not stated', { costs: job.costs.filter(({ item }) => item !== 'clearance') }],
  ['that staff have closed', { isClosed: true, closedReason: 'The employer has enough people' }],
  ['whose posts are filled', {}, 2],
])('search engines do not read a job %s', async (_, data, taken) => {
  expect(await postingOf({ ...agreed, ...data }, '', taken)).toBeUndefined()
})

test('search engines do not read a job whose last day is over', async () => {
  const { path } = await publishOver(editor, agreed)
  expect(await (await editor.request(path)).text()).not.toContain('JobPosting')
})
