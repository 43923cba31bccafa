import { addColleague, colleague, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const rahim = {
  name: 'Rahim Uddin',
  phone: '01712-345678',
  district: 'bogura',
  trade: 'mason',
  years: 5,
  passport: 'yes',
  registered: 'unknown',
  vacancy: '',
  source: 'office',
  language: 'en',
}

test('a colleague is given work, does it by day, and a phone reads the calendar', async ({ page, otherPerson }) => {
  test.setTimeout(180_000)
  await startSession(page)
  for (const [n, name] of ['Rahim Uddin', 'Salam Mia'].entries()) {
    const data = { ...rahim, name, phone: `0171234567${n}`, sendKey: `key-of-applicant-${n}` }
    const added = await page.request.post('/api/trpc/applications.add', { data })
    expect(added.ok(), await added.text()).toBe(true)
  }
  const karim = await otherPerson()
  await addColleague(page, karim, 'caseworker')
  await startSession(karim, colleague, 'signIn')

  await open(page, '/admin/applications')
  await page.getByRole('checkbox', { name: 'Select Rahim Uddin' }).filter({ visible: true }).check()
  await page.getByRole('checkbox', { name: 'Select Salam Mia' }).filter({ visible: true }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem', { name: colleague.name }).click()
  await expect(page.getByText('2 applications have been assigned')).toBeVisible()

  await open(karim, '/admin')
  const main = karim.getByRole('main')
  await main.getByRole('link', { name: '2 applications are assigned to you' }).click()
  await main.getByRole('link', { name: 'Rahim Uddin' }).click()
  await expect(karim.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/./)
  await karim.getByRole('button', { name: 'Add a task' }).click()
  const dialog = karim.getByRole('dialog', { name: 'Add a task' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write what is to be done')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Call on Sunday')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText('Call on Sunday')).toBeVisible()
  await expectAccessible(karim)

  await open(karim, '/admin')
  await expect(main.getByRole('heading', { name: 'My tasks' })).toBeVisible()
  await expectAccessible(karim)
  await open(karim, '/admin/calendar')
  await expect(main.getByRole('link', { name: 'Call on Sunday' })).toBeVisible()
  await karim.getByRole('button', { name: 'Make the link' }).click()
  const link = await karim.getByRole('dialog', { name: 'Your secret link' }).getByRole('textbox').inputValue()
  const feed = await karim.request.get(link.slice(new URL(link).origin.length))
  expect(await feed.text()).toMatch(/SUMMARY:Task: APP-/)
  await karim.keyboard.press('Escape')
  await expectAccessible(karim)

  await open(karim, '/admin/tasks?assignee=me')
  await main.getByRole('button', { name: 'Done: Call on Sunday' }).click()
  await expect(main.getByText('No tasks')).toBeVisible()
  await karim.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('link', { name: 'Call on Sunday' })).toBeVisible()
  await expectAccessible(karim)
})
