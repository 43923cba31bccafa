import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatDay } from '#i18n/format.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import type { DocumentLists } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { wageText } from '#server/features/vacancies/wage.shared.ts'
import { openEditor } from '../content/editor.ts'
import { masons } from '../demands/demand.ts'
import { inDays, job } from './job.ts'

const { content, prisma, request } = await openEditor()
const { documentSchemas } = await import('#server/drafts/document-schema.ts')
const { JOB_LIMITS } = await import('#server/features/vacancies/job-limits.shared.ts')
const { vacancyLists } = await import('#server/features/vacancies/schema.ts')
const { problemsOf } = await import('#server/drafts/problems.shared.ts')
const { demandInput } = await import('#server/features/demands/schema.ts')
const impossible = JSON.parse(await readFile(new URL('../../cases/vacancy-impossible.json', import.meta.url), 'utf8'))

const within = ({ least, greatest }: { least: number; greatest: number }) =>
  `A whole number from ${least} to ${greatest}`
const publish = (data: object) => content('publish', { feature: 'vacancies', seen: 0, data: { ...job, ...data } })
const days = (least: string) =>
  `Give a day from ${formatDay(least)} to ${formatDay(inDays(0))}, with four digits for the year.`
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

const type = contentTypes.vacancies!
const schemas = documentSchemas(type.fields, type.lists as DocumentLists, type.rules)
const problems = (data: object) =>
  problemsOf(schemas, { ...job, ...data }).map(({ path, message }) => [path.join('.'), message] as const)

test('what is no number, beyond limits, missing or out of order is told at once', async () => {
  const { rate: _, ...given } = job
  const mixed = { ...given, hours: 'long', posts: 1.5, days: 9, ageMin: 45, ageMax: 18, gender: 'men', rate: '' }
  const paths = ['ageMax', 'days', 'genderLaw', 'hours', 'posts', 'rate']
  expect([...new Set(problems(mixed).map(([path]) => path))].toSorted()).toEqual(paths)
  const { issues } = await content('publish', { feature: 'vacancies', seen: 0, data: mixed }).catch(error => error)
  expect([...new Set(issues.map(({ path }: { path: string }) => path))].toSorted()).toEqual(paths)
})

const LIMITS = /rom [\d.,]+ to [\d.,]+(?: [A-Z]{3})?$/
const numbersOf = (fields: Record<string, Field>) => Object.keys(fields).filter(name => fields[name]!.kind === 'number')

test('every number of a vacancy has limits, and is refused with them', () => {
  const names = numbersOf(type.fields)
  expect(names).toEqual(['posts', 'wage', 'wageMax', 'hours', 'days', 'months', 'ageMin', 'ageMax'])
  for (const name of names)
    expect(problems({ [name]: 999_999_999 })).toContainEqual([name, expect.stringMatching(LIMITS)])
  for (const [list, { fields }] of Object.entries(vacancyLists))
    for (const name of numbersOf(fields))
      expect(problems({ [list]: [{ ...job.costs[0], [name]: 999_999_999 }] })).toContainEqual([
        `${list}.0.${name}`,
        expect.stringMatching(LIMITS),
      ])
})

test('every number of a demand has limits, and all are refused at once', () => {
  const names = Object.entries(masons).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
  expect(names).toEqual(['number', 'wage', 'hours', 'days', 'months'])
  for (const wrong of [999_999_999, 0]) {
    const line = { ...masons, ...Object.fromEntries(names.map(name => [name, wrong])) }
    const issues = demandInput.shape.lines.safeParse([line]).error!.issues
    expect(issues.map(({ path }) => path[1]).toSorted()).toEqual(names.toSorted())
    for (const { message } of issues) expect(message).toMatch(LIMITS)
  }
})

test.each([
  [{ wage: 1250.5 }, '1,250.50 Saudi riyal'],
  [{ wage: 120.5, wageMax: 140.255, currency: 'KWD' }, '120.500–140.255 Kuwaiti dinar'],
])('a vacancy with %o is published as %s', async (wage, text) => {
  const { _id } = await publish(wage)
  const { data } = await prisma.document.findFirstOrThrow({ where: { id: _id } })
  expect(JSON.parse(data)).toMatchObject(wage)
  expect(wageText({ ...job, ...wage })).toContain(text)
  expect((await (await request(`/api/v1/vacancies/${_id}`)).json()) as object).toMatchObject({ data: wage })
})

test.each([
  [{ wage: 1250.555 }, 'wage', 'At most 2 digits after the point'],
  [{ wage: 120.1234, currency: 'KWD' }, 'wage', 'At most 3 digits after the point'],
  [{ wage: 1250.5, currency: 'JPY' }, 'wage', 'Give a whole number, without a fraction'],
  [{ wage: 120_500, currency: 'KWD' }, 'wage', 'From 10 to 100,000 KWD'],
  [{ wage: '120500', currency: 'KWD' }, 'wage', expect.stringContaining('could be 120.500 or 120500.000')],
  [{ wage: 50, period: 'hour', wageMax: 90_000 }, 'wageMax', 'From 0.50 to 5,000 SAR'],
])('a vacancy with %o is refused at its %s', (wage, field, message) => {
  expect(problems(wage)).toEqual([[field, message]])
})

test('the form of staff says so before anything is sent', () => {
  const told = (data: object) => {
    const paths = problems(data).map(([path]) => path)
    return paths.length > 0 ? paths : undefined
  }
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
