import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatDigits } from '#i18n/locale.ts'
import { openEditor } from '../content/editor.ts'
import { inDays, job } from './job.ts'

const { content, prisma } = await openEditor()
const { documentSchemas } = await import('#server/drafts/document-schema.ts')
const { JOB_LIMITS, vacancyFields, vacancyLists } = await import('#server/features/vacancies/schema.ts')
const impossible = JSON.parse(await readFile(new URL('../../cases/vacancy-impossible.json', import.meta.url), 'utf8'))

const within = ({ least, greatest }: { least: number; greatest: number }) =>
  `A whole number from ${least} to ${greatest}`
const publish = (data: object) => content('publish', { feature: 'vacancies', seen: 0, data: { ...job, ...data } })
const days = (least: string) => `Give a day from ${formatDigits(least)} to ${inDays(0)}, with four digits for the year.`
const told = {
  hours: within(JOB_LIMITS.hours),
  days: within(JOB_LIMITS.days),
  months: within(JOB_LIMITS.months),
  permissionOn: days('1900-01-01'),
  ageMax: '“Oldest age” (18) cannot be below “Youngest age” (45)',
}

test('an impossible job is not published: each value is told with its limits', async () => {
  const { issues } = await publish(impossible).catch(error => error)
  const messages = Object.fromEntries(issues.map(({ path, message }: Record<string, string>) => [path, message]))
  expect(messages).toMatchObject({ ...told, rateOn: expect.stringMatching(/^Give a day from /) })
  expect(await prisma.document.count({ where: { feature: 'vacancies' } })).toBe(0)
})

test('the form of staff says so before anything is sent', () => {
  const { publishSchema } = documentSchemas(vacancyFields, vacancyLists)
  const told = (data: object) => publishSchema.safeParse({ ...job, ...data }).error?.issues.map(({ path }) => path[0])
  expect(told({ ageMin: 45, ageMax: 18 })).toEqual(['ageMax'])
  expect(told({ wage: 2000, wageMax: 1500 })).toEqual(['wageMax'])
  expect(told({ closesOn: inDays(-11) })).toEqual(['closesOn'])
  expect(told({ ageMin: 18, ageMax: 18, wageMax: 1500, closesOn: inDays(-10) })).toBeUndefined()
})

test('a draft may be half, and impossible', async () => {
  await content('saveDraft', { feature: 'vacancies', seen: 0, data: { ...job, ...impossible } })
})

test('what was published before is read, and published again once it is right', async () => {
  const { _id, newest } = await publish({})
  const where = { feature_id: { feature: 'vacancies', id: _id } }
  const { data } = await prisma.document.findUniqueOrThrow({ where })
  await prisma.document.update({ where, data: { data: JSON.stringify({ ...JSON.parse(data), ...impossible }) } })
  expect((await content('open', { feature: 'vacancies', _id })).live).toMatchObject({ data: { hours: 30, ageMin: 45 } })
  await content('publish', { feature: 'vacancies', _id, seen: newest, data: job })
})
