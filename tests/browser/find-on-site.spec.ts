import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('a visitor without scripts finds a job and a country by one word', { tag: '@core' }, async ({ otherPerson }) => {
  const visitor = await otherPerson({ javaScriptEnabled: false })
  await visitor.goto('/bn/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'খুঁজুন' }).click()
  await visitor.getByRole('searchbox', { name: 'কী খুঁজছেন?' }).fill('কাতার')
  await visitor.getByRole('search').getByRole('button', { name: 'খুঁজুন' }).click()
  await expect(visitor.getByRole('status')).toContainText('ফল পাওয়া গেছে')
  await expect(visitor.getByRole('heading', { name: 'বিদেশে চাকরি' })).toBeVisible()
  await visitor.getByRole('heading', { name: 'কাতার', level: 3, exact: true }).getByRole('link').click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('কাতার')
})

test('who goes back from a result finds the results again', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('welder')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=welder$/)
  await page
    .getByRole('heading', { name: /^Welder/, level: 3 })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs\/welder/)
  await page.goBack()
  await expect(page.getByRole('status')).toContainText('for “welder”')
  await expect(page.getByRole('searchbox')).toHaveValue('welder')
})
