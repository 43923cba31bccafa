import { expect, test } from 'vitest'
import { jobNumber } from '#server/features/vacancies/slug.shared.ts'
import { seedAgency } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'
import { publishJob } from '../vacancies/job.ts'
import { publishOver } from '../vacancies/over.ts'

const editor = await openEditor()
const { request } = editor
await seedAgency()

const own = { permissionNo: '49.00.0000.088.14.026', approvalNo: 'ADV-2026-0417' }
const { _id, path: mason } = await publishJob(editor, own)
const over = await publishOver(editor, { trade: 'welder', approvalNo: 'ADV-2026-0300' })
await publishJob(editor, { trade: 'tiler', approvalNo: 'ADV-2026-0418', text: 'World of tiles: no 88 and RL.' })

/** What the page that a browser ends at says. */
async function main(path: string) {
  const response = await request(path)
  const next = response.headers.get('location')?.replace('http://localhost:3000', '')
  return /<main[\s\S]*<\/main>/.exec(await (next ? await request(next) : response).text())?.[0] ?? ''
}
const check = (number: string, language = '') => main(`${language}/jobs/check?number=${encodeURIComponent(number)}`)
const firstFound = async (words: string) =>
  /<h3[^>]*><a [^>]*?href="([^"]+)"/.exec(await main(`/search?q=${encodeURIComponent(words)}`))?.[1]

test.each([own.permissionNo, own.approvalNo, 'adv 2026 0417', 'ADV-২০২৬-০৪১৭', jobNumber({ _id })])(
  'the search finds the job with the number %s',
  async number => {
    expect(await firstFound(number)).toBe(mason)
  },
)

test.each(['RL NO 088', 'RL 0088', 'RL088', 'rl-088', 'RL 088', 'আরএল ০৮৮', 'আরএল ০০৮৮'])(
  'the search finds the licence by %s',
  async number => {
    expect(await firstFound(number)).toBe('/licence-and-fees')
  },
)

test.each(['broker', 'dalal', 'দালাল'])('the search finds the warning about a %s', async word => {
  expect(await firstFound(word)).toBe('/jobs/check')
})

test('a number from a poster leads to its job, open or closed', async () => {
  for (const number of [own.permissionNo, 'adv20260417', 'ADV–২০২৬–০৪১৭', jobNumber({ _id })]) {
    const html = await check(number)
    expect(html, number).toContain('This is our job, and it is open')
    expect(html, number).toContain(mason)
  }
  expect(await check('088.14.026'), 'the end of a number, as a photograph has it').toContain(mason)
  expect(await check('ADV-2026-0300')).toContain('nobody may take applications or money for it')
  expect(await check(jobNumber(over))).toContain('It is closed')
  expect(await check('ADV-2026-0417', '/bn')).toContain('চাকরিটি আমাদের, আবেদন চলছে')
})

test('a licence number is ours in every reading, and makes no job real', async () => {
  for (const number of [
    'RL NO 088',
    'RL 0088',
    '088',
    'rl-88',
    'আরএল ০৮৮',
    'আর এল ০৮৮',
    'আরএল নং ০৮৮',
    'Licence 088',
    'লাইসেন্স নং ০৮৮',
  ])
    expect(await check(number), number).toMatch(/RL\u00a0NO\u00a0088 is our licence[\s\S]*does not make a job real/)
})

test.each(['ADV-2026-9999', 'RL 0881', '49.00.0000.088.1', 'ADV-2026-0'])(
  'nothing of ours has the number %s',
  async number => {
    const html = await check(number)
    expect(html).toMatch(/We have no job and no licence with the number|is no telephone number, job or licence of ours/)
    expect(html).toContain('Pay nothing')
  },
)
