import { addApplicant, addColleague, colleague, content, startSession } from './actors.ts'
import { job } from './jobs.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('case workers have their own dashboard, and no page asks what they may not see', async ({ page, otherPerson }) => {
  test.setTimeout(180_000)
  await startSession(page)
  const { _id } = await content(page, 'publish', { feature: 'vacancies', seen: 0, data: job })
  await addApplicant(page, { vacancy: _id })
  const caseWorker = await otherPerson()
  await addColleague(page, caseWorker, 'caseworker')
  await startSession(caseWorker, colleague, 'signIn')

  await open(caseWorker, '/admin')
  const main = caseWorker.getByRole('main')
  await expect(main.getByRole('link', { name: 'Fill in an application' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Add vacancy' })).toBeVisible()
  await expect(main.getByRole('row', { name: /Received 1/ })).toBeVisible()
  await expect(main.getByText('Last backup')).toHaveCount(0)
  await expectAccessible(caseWorker)
  const pages = await caseWorker
    .locator('[data-slot=sidebar] a')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
  expect(pages.length).toBeGreaterThan(5)
  const tabs = ['fees', 'trash', 'calendar']
  const more = [
    'applications/add',
    'applications/board',
    'applications/interviews',
    'workers/add',
    'vacancies/add',
    ...tabs,
  ]
  // a refused question would be an error in the console, which fails the test
  for (const path of [...pages, ...more.map(each => `/admin/${each}`), `/admin/vacancies/${_id}`]) {
    await open(caseWorker, path)
    await caseWorker.waitForLoadState('networkidle')
  }
  await open(caseWorker, '/admin')
  await main.getByRole('link', { name: 'Received' }).click()
  await main.getByRole('link', { name: 'Rahim Uddin' }).click()
  await expect(caseWorker.getByRole('heading', { level: 1, name: 'Rahim Uddin' })).toBeVisible()
  await caseWorker.waitForLoadState('networkidle')
})
