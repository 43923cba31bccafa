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
const { cookie: accountant } = await member('accountant', 'accountant')
const { id } = await one.applications()
await addTask('applications', id, today(), { to: nadia }, owner)
await does('content.publish', { feature: 'companies', seen: 0, data: { companyName: 'Jamuna', commitedToOne: 'Safe' } })
await does('content.saveDraft', { feature: 'news', seen: 0, data: { title: 'Open day' } })

/** The headings of what somebody works on, in their order. */
async function begins(cookie: string) {
  const page = parse(await (await request('/admin', { cookie })).text())
  const [main] = page.querySelectorAll('main > div.grid > div')
  return [...page.querySelectorAll('main > div.mb-6 h2'), ...main!.querySelectorAll('h2')].map(heading => heading.text)
}

/** The single figures that somebody sees first. */
async function figuresOf(cookie: string) {
  const page = parse(await (await request('/admin', { cookie })).text())
  return page.querySelectorAll('main section dl dt').map(label => label.text)
}

test('the dashboard of each role begins with its own work', async () => {
  expect((await begins(owner)).slice(0, 3)).toEqual([
    'Applicants by stage',
    'People under way by country',
    'What next?',
  ])
  expect((await begins(caseworker)).slice(0, 3)).toEqual(['My tasks', 'What next?', 'Applicants by stage'])
  expect((await begins(editor)).slice(0, 2)).toEqual(['Drafts and publications ahead', 'What next?'])
  expect((await begins(accountant)).slice(0, 2)).toEqual(['Drawer', 'What next?'])
  expect(await begins(officer)).toEqual(['What next?'])
  expect(await figuresOf(officer)).toEqual(['Complaints overdue'])
})

test('the owner of a website begins with what waits', async () => {
  await endAll()
  await leavingOut(office, owner)(leftOutBy(partsOf(registeredFeatures()), 'website'))
  expect((await begins(owner))[0]).toBe('What next?')
})
