import { addClient, change, query, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('a worker far on the way takes their whole status along on one page', async ({ page, otherPerson }) => {
  await startSession(page)
  const { rows } = await query<{ rows: { last: { id: string } }[] }>(page, 'workers.list', { search: 'MANNAN' })
  const { secret } = await change<{ secret: string }>(page, 'applications.reissue', { id: rows[0]!.last.id })
  const worker = await otherPerson({ viewport: { width: 360, height: 740 }, locale: 'bn-BD' })
  await open(worker, `/bn/application-status?key=${secret}`)
  for (const words of ['Green Crescent, Dhaka', 'REC-000004', 'কল্যাণ তহবিল', 'কাকে ফোন করবেন'])
    await expect(worker.getByText(words).first()).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await worker.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

test('a job and the licence print on two sheets in each language', async ({ page }) => {
  await open(page, '/jobs')
  const job = await page
    .getByRole('main')
    .getByRole('link', { name: /^Mason/ })
    .first()
    .getAttribute('href')
  for (const path of [`${job}`, `/bn${job}`, '/licence-and-fees', '/bn/licence-and-fees']) {
    await open(page, path)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(2)
  }
})

test('pages that people keep print black on white with licence and address', async ({ page }) => {
  await startSession(page)
  const { _id } = await addClient(page)
  await open(page, '/jobs')
  const job = await page
    .getByRole('main')
    .getByRole('link', { name: /^Welder|^Mason|^Heavy driver/ })
    .first()
    .getAttribute('href')
  for (const path of [
    '/visa-service',
    '/recruitment-procedure',
    String(job),
    '/licence-and-fees',
    `/our-clients/${_id}`,
  ]) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await open(page, path)
    await expect(page.getByText(/Kazi Nazrul Islam Avenue/).first()).toBeAttached()
    await expect(page.getByText(/RL NO 088 · .*Kazi Nazrul Islam Avenue/)).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByText(/RL NO 088 · .*Kazi Nazrul Islam Avenue/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const button of await page.getByRole('main').locator('[data-slot=button]').filter({ visible: true }).all())
      await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
    for (const table of await page.getByRole('table').filter({ visible: true }).all())
      await expect(table.getByRole('row').last()).toHaveCSS('break-inside', 'avoid')
    for (const name of [
      'Join the people who grow with us',
      'Contact Us Now',
      'The steps in short',
      'Menu',
      'Services',
      'Skip to the content',
      'Apply on this page',
      'Send application',
    ])
      await expect(page.getByText(name, { exact: true }).filter({ visible: true }), name).toHaveCount(0)
  }
  for (const table of await page.locator('[data-slot=table-region]').all())
    await expect(table).toHaveCSS('overflow-x', 'visible')
})
