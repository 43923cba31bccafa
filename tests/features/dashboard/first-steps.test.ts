import { expect, test } from 'vitest'
import { write } from '#server/db/client.ts'
import { leftOutBy, partsOf, type Preset, PRESETS } from '#server/registration/define-part.shared.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { job } from '../vacancies/job.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

const { request, mutate, signUp } = await openTestServer()
const owner = (await signUp('owner')).cookie

type Step = { step: string; to: string; isDone: boolean; isOptional: boolean; visitors: string }

async function steps(cookie = owner) {
  return (await bodyOf<{ result: { data: Step[] } }>(await request('/api/trpc/dashboard.firstSteps', { cookie })))
    .result.data
}
const names = async (cookie?: string) => (await steps(cookie)).map(({ step }) => step)
const seen = async (name: string) => (await steps()).find(({ step }) => step === name)!

const versions: Record<string, number> = {}
async function publish(group: string, data: object) {
  const feature = `settings-${group}`
  const { status, body } = await mutate(
    'content.publish',
    { feature, _id: feature, seen: versions[group] ?? 0, data },
    owner,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  versions[group] = (versions[group] ?? 0) + 1
}
const choose = (preset: Preset) => {
  const parts = partsOf(registeredFeatures())
  const off = leftOutBy(parts, preset)
  return publish('parts', Object.fromEntries(parts.map(({ name }) => [name, !off.includes(name)])))
}

test('the first steps stand in the order in which a new owner takes them', async () => {
  expect(await names()).toEqual([
    'parts',
    'identity',
    'licence',
    'look',
    'phone',
    'office',
    'country',
    'job',
    'slide',
    'colleague',
    'workers',
  ])
  expect((await steps()).filter(({ isDone }) => isDone)).toEqual([])
})

test('each preset has the steps of its parts, and says so', async () => {
  for (const preset of PRESETS) {
    await choose(preset)
    expect((await names()).includes('job'), preset).toBe(preset !== 'website')
    const label = { website: 'Website', jobs: 'Website and jobs', office: 'Whole office' }[preset]
    expect(await seen('parts')).toMatchObject({
      isDone: true,
      visitors: `Visitors see what belongs to “${label}”.`,
    })
  }
})

test('each person is shown the steps that they may take', async () => {
  const { cookie } = await signUp('editor')
  await write(transaction =>
    transaction.user.update({ where: { email: 'editor@agency.example' }, data: { role: 'editor', status: 'active' } }),
  )
  expect(await names(cookie)).toEqual(['country', 'slide'])
})

test('a step says what visitors see, before and after it', async () => {
  const before = ['identity', 'licence', 'look', 'phone', 'office', 'job']
  expect(await Promise.all(before.map(async step => (await seen(step)).visitors))).toEqual([
    'Visitors see: This site is being set up.',
    'Visitors see the site without a licence.',
    'Visitors see no logo, and the green of the product.',
    'Visitors see the site without a telephone.',
    'Visitors see the site without an address.',
    'Visitors see that no job is open.',
  ])
  await publish('identity', { name: 'Padma Overseas', colour: '#1E4FA2' })
  await publish('licence', { licences: [{ number: 'RL NO 777' }] })
  await publish('contact', { phones: [{ number: '+880 1711 000777' }], addresses: [{ lines: '12 Green Road' }] })
  expect(await seen('office')).toMatchObject({ isDone: false, visitors: 'Visitors see the address without a map.' })
  const place = 'https://www.google.com/maps/place/X/@23.7,90.3,17z/data=!3d23.7512!4d90.3889'
  await publish('contact', { phones: [{ number: '+880 1711 000777' }], addresses: [{ lines: '12 Green Road', place }] })
  await mutate('content.publish', { feature: 'vacancies', seen: 0, data: job }, owner)
  expect(await Promise.all(before.map(async step => (await seen(step)).visitors))).toEqual([
    'Visitors see the name Padma Overseas.',
    'Visitors see RL NO 777.',
    'Visitors see your colour, and no logo.',
    'Visitors see the telephone +880 1711 000777.',
    'Visitors see the address, and the way to it on a map.',
    'Visitors see one open job.',
  ])
})
