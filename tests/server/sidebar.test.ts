import { afterEach, expect, test } from 'vitest'
import { allStaffFeatures } from '#app/staff/features.ts'
import { screens, screensFor } from '#app/staff/screens.ts'
import { blocksOf, entriesFor, findEntry } from '#app/staff/sidebar.ts'
import { setAgency } from '#i18n/agency.ts'
import { leftOutBy, partsOf, type Preset, PRESETS } from '#server/registration/define-part.shared.ts'
import { type Holder, roles } from '#server/permissions.ts'

/** The most entries that somebody finds. */
const AT_MOST: [name: string, Holder, preset: Preset, entries: number][] = [
  ['an owner of a website', { role: 'owner' }, 'website', 9],
  ['an owner of a website with jobs', { role: 'owner' }, 'jobs', 11],
  ['an owner of the whole office', { role: 'owner' }, 'office', 14],
  ['an admin', { role: 'admin' }, 'office', 14],
  ['a colleague', { role: 'staff' }, 'office', 14],
  ['a case worker', { role: 'caseworker' }, 'office', 8],
  ['an accountant', { role: 'accountant' }, 'office', 2],
  ['an editor', { role: 'editor' }, 'office', 6],
  ['an officer', { role: 'officer' }, 'office', 2],
]

/** Where the sidebar led before some of its screens were tabs. */
const LED_TO = [
  ['/', '/admin', '/our-clients', '/admin/slides', '/admin/add-new-client', '/admin/manage-clients', '/admin/news'],
  ['/admin/gallery', '/admin/companies', '/admin/pages', '/admin/media', '/admin/trash', '/admin/demands'],
  ['/admin/vacancies', '/admin/fees', '/admin/tasks', '/admin/calendar', '/admin/applications', '/admin/workers'],
  ['/admin/payments', '/admin/enquiries', '/admin/staff', '/admin/activity', '/admin/settings', '/admin/webhooks'],
  ['/admin/tokens', '/admin/system'],
].flat()

const labels = (of: { label: () => string }[]) => of.map(({ label }) => label())
const use = (preset: Preset) => setAgency({ en: { off: leftOutBy(partsOf(allStaffFeatures), preset) } as never })

afterEach(() => setAgency({}))

test.each(AT_MOST)('the sidebar of %s is short', (_, person, preset, most) => {
  use(preset)
  expect(labels(entriesFor(person)).slice(0, most)).toEqual(labels(entriesFor(person)))
})

test.each(PRESETS)('with %s every screen that the sidebar lists is an entry or a tab, once', preset => {
  use(preset)
  for (const role of roles) {
    const listed = screensFor({ role }).filter(({ isUnlisted, to }) => !isUnlisted && to !== '/')
    const led = entriesFor({ role }).flatMap(({ tabs }) => tabs.map(({ to }) => to))
    expect(led.filter(to => to !== '/').toSorted(), role).toEqual(listed.map(({ to }) => to).toSorted())
    for (const { group, entries } of blocksOf(entriesFor({ role })))
      if (group) expect(entries.length).toBeGreaterThan(1)
  }
})

test('what the sidebar led to before is an entry, a tab or in the header', () => {
  expect(entriesFor({ role: 'owner' }).flatMap(({ tabs }) => tabs.map(({ to }) => to))).toEqual(
    expect.arrayContaining(LED_TO),
  )
  for (const role of roles)
    expect(screensFor({ role }).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/', '/admin/account', '/admin/help']),
    )
})

test('what the contract lists begins the sidebar of whoever works on content', () => {
  const contract = ['Home', 'Dashboard', 'Slider', 'Add New Client', 'Manage Clients']
  for (const role of ['owner', 'admin', 'staff', 'editor'] as const)
    expect(labels(entriesFor({ role })).slice(0, 5)).toEqual(contract)
})

test('a set with one tab has its name; trash stands beside what somebody edits', () => {
  const plan = () => entriesFor({ role: 'owner' }).find(({ tabs }) => tabs.some(({ to }) => to === '/admin/calendar'))
  expect(plan()).toMatchObject({ to: '/admin/tasks', tabs: { length: 2 } })
  expect(plan()?.label()).toBe('Tasks and calendar')
  setAgency({ en: { off: ['tasks'] } as never })
  expect(plan()).toMatchObject({ to: '/admin/calendar', tabs: { length: 1 } })
  expect(plan()?.label()).toBe('Calendar')
  const jobs = entriesFor({ role: 'caseworker' }).find(({ to }) => to === '/admin/vacancies')
  expect(labels(jobs!.tabs)).toEqual(['Vacancies', 'Costs by country', 'Trash'])
})

test('an address belongs to the entry of the nearest screen', () => {
  const of = (path: string) => findEntry(entriesFor({ role: 'owner' }), path)
  expect(of('/admin/applications/departed')).toMatchObject({ entry: { to: '/admin/pages' } })
  expect(of('/admin/applications/board')).toMatchObject({ entry: { to: '/admin/applications' } })
  expect(of('/admin/news/abc')).toMatchObject({ entry: { to: '/admin/pages' }, tab: { to: '/admin/news' } })
  expect(of('/admin/settings/licence')).toMatchObject({ entry: { to: '/admin/settings' } })
  expect(of('/admin/history/news/abc')).toBeUndefined()
})

test('every screen has one address', () => {
  const paths = screens().map(({ to }) => to)
  expect(new Set(paths).size).toBe(paths.length)
})
