import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { leftOutBy, partsOf } from '#server/registration/define-part.shared.ts'
import { endAll, leavingOut } from '../../server/parts.ts'
import { taskCalls } from '../tasks/calls.ts'
import { openWorkshop } from '../work/workshop.ts'

const office = await openWorkshop()
const { one, member, owner, request, does } = office
const { addTask } = taskCalls(office)
const { registeredFeatures } = await import('#server/registration/define-feature.ts')

const { cookie: caseworker, id: nadia } = await member('nadia', 'caseworker')
const { cookie: editor } = await member('editor', 'editor')
const { cookie: officer } = await member('officer', 'officer')
const { id } = await one.applications()
await addTask('applications', id, today(), { to: nadia }, owner)
await does('content.publish', { feature: 'companies', seen: 0, data: { companyName: 'Jamuna', commitedToOne: 'Safe' } })

/** The headings of what somebody works on, in their order. */
async function begins(cookie: string) {
  const page = parse(await (await request('/admin', { cookie })).text())
  const [main] = page.querySelectorAll('main > div.grid > div')
  return main!.querySelectorAll('h2').map(heading => heading.text)
}

test('the dashboard of each role begins with its own work', async () => {
  expect((await begins(owner)).slice(0, 3)).toEqual([
    'Applicants by stage',
    'Money of the last seven days',
    'What next?',
  ])
  expect((await begins(caseworker)).slice(0, 2)).toEqual(['My tasks', 'Applicants by stage'])
  expect((await begins(editor)).slice(0, 2)).toEqual(['Content to finish', 'What next?'])
  expect(await begins(officer)).toEqual(['What next?'])
})

test('the owner of a website begins with what waits', async () => {
  await endAll()
  await leavingOut(office, owner)(leftOutBy(partsOf(registeredFeatures()), 'website'))
  expect((await begins(owner))[0]).toBe('What next?')
})
