import type { Page } from '@playwright/test'
import sharedBn from '#i18n/messages/bn.json' with { type: 'json' }
import clientsBn from '#i18n/messages/clients/bn.json' with { type: 'json' }
import sharedEn from '#i18n/messages/en.json' with { type: 'json' }
import clientsEn from '#i18n/messages/clients/en.json' with { type: 'json' }
import { addClient, savedClients, startSession, submit } from './actors.ts'
import { expect, expectAccessible, open, screenFor, test } from './test.ts'

const bn = { ...sharedBn, ...clientsBn }
const en = { ...sharedEn, ...clientsEn }
const languages = [
  { language: 'en', words: en, digit: (n: number) => String(n) },
  { language: 'bn', words: bn, digit: (n: number) => '০১২৩৪৫৬৭৮৯'[n]! },
]
const companies = ['Doha Facilities', 'Pearl Kitchens', 'Hamad Port'].map(companyName => ({
  companyName,
  companySector: 'Cleaning',
  valueOfEmployement: 5,
}))
const cell = (page: Page, n: number, field: string) => page.locator(`[name="company.${n}.${field}"]`)
const namesIn = async (page: Page) =>
  page.locator('[name$=".companyName"]').evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((done, [name, value]) => done.replace(`{${name}}`, value), text)

async function openClient(page: Page, language: string) {
  if ((page.viewportSize()?.width ?? 0) < 600) await page.setViewportSize({ width: 360, height: 800 })
  await startSession(page)
  const { _id } = await addClient(page, { company: companies })
  await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })
  await open(page, `/admin/update-client/${_id}`)
  return _id
}

for (const { language, words, digit } of languages) {
  test(`companies are put in another order by keyboard (${language})`, screenFor(language), async ({ page }) => {
    const _id = await openClient(page, language)
    const [before] = await savedClients(page)
    await page.getByRole('button', { name: fill(words.form_company_up, { n: digit(3) }) }).click()
    await expect.poll(() => namesIn(page)).toEqual(['Doha Facilities', 'Hamad Port', 'Pearl Kitchens'])
    const up = page.getByRole('button', { name: fill(words.form_company_up, { n: digit(2) }) })
    await expect(up).toBeFocused()
    const moved = fill(words.form_company_moved, { name: 'Hamad Port', n: digit(2), of: digit(3) })
    await expect(page.getByRole('status').filter({ hasText: moved })).toHaveCount(1)

    await page.getByRole('button', { name: fill(words.form_company_to_place, { n: digit(1) }) }).press('Enter')
    const place = page.getByLabel(fill(words.form_company_place, { n: digit(1) }))
    await expect(place).toBeFocused()
    await place.press('Escape')
    await page.getByRole('button', { name: fill(words.form_company_to_place, { n: digit(1) }) }).press('Enter')
    await place.fill(digit(3))
    await place.press('Enter')
    await expect.poll(() => namesIn(page)).toEqual(['Hamad Port', 'Pearl Kitchens', 'Doha Facilities'])
    await expect(page.getByRole('button', { name: fill(words.form_company_to_place, { n: digit(3) }) })).toBeFocused()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await submit(page).click()
    const ids = (list: object[] | undefined) => list?.map(company => (company as { _id: string })._id)
    const [a, b, c] = ids(before?.company)!
    await expect.poll(async () => ids((await savedClients(page))[0]?.company)).toEqual([c, b, a])
    await page.goto(`/our-clients/${_id}`)
    await expect(page.getByRole('row').nth(1)).toContainText('Hamad Port')
  })

  test(`texts without Bangla are marked and found (${language})`, screenFor(language), async ({ page }) => {
    await openClient(page, language)
    const count = (n: number) =>
      page.getByText(fill(words.translations_missing[0]!.match['form=*'], { figure: digit(n) }))
    const next = page.locator('#companies').getByRole('button', { name: words.translation_next })
    await expect(count(6)).toBeVisible()
    await expect(cell(page, 0, 'companyNameBn')).toHaveCount(0)
    await next.press('Enter')
    const input = cell(page, 0, 'companyNameBn')
    await expect(input).toBeFocused()
    await expect(input).toHaveAttribute('lang', 'bn')
    await expect(input).toHaveAttribute('placeholder', 'Doha Facilities')
    await expect(input).toHaveAccessibleDescription(words.translation_missing)
    await page.keyboard.type('দোহা')
    await expect(count(5)).toBeVisible()
    await expect(input).toHaveAccessibleDescription('')
    await next.press('Enter')
    await expect(cell(page, 0, 'companySectorBn')).toBeFocused()
    await next.press('Enter')
    await expect(cell(page, 1, 'companyNameBn')).toBeFocused()
    await expectAccessible(page)
    await submit(page).click()
    await expect
      .poll(async () => (await savedClients(page))[0]?.company)
      .toMatchObject([{ companyNameBn: 'দোহা' }, {}, {}])
    expect((await savedClients(page))[0]?.company[1]).not.toHaveProperty('companyNameBn')
  })

  test(
    `Bangla columns are remembered and open for an error in them (${language})`,
    screenFor(language),
    async ({ page }) => {
      await openClient(page, language)
      const columns = page.getByLabel(words.form_bangla_columns)
      await columns.check()
      await cell(page, 1, 'companyNameBn').fill('দ'.repeat(201))
      await page.reload()
      await expect(columns).toBeChecked()
      await cell(page, 1, 'companyNameBn').fill('দ'.repeat(201))
      await cell(page, 2, 'companyName').fill('')
      await columns.uncheck()
      await expect(cell(page, 1, 'companyNameBn')).toHaveCount(0)

      await submit(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      const links = page.getByRole('alert').getByRole('link')
      await expect(links).toHaveCount(2)
      await expect(links.last()).toHaveText(
        fill(words.form_company_problem, { n: digit(3), problem: words.employer_name_needed }),
      )
      await expectAccessible(page)
      await links.first().press('Enter')
      await expect(cell(page, 1, 'companyNameBn')).toBeFocused()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('পার্ল')
      await expect(links).toHaveCount(1)
      await expect(cell(page, 1, 'companyNameBn')).toBeFocused()
      await links.last().press('Enter')
      await expect(cell(page, 2, 'companyName')).toBeFocused()
      await expect(cell(page, 2, 'companyName')).toHaveAccessibleDescription(words.employer_name_needed)
    },
  )
}

test('the keyboard goes through the table and adds a company at its end', async ({ page }) => {
  await openClient(page, 'en')
  await cell(page, 0, 'companySector').click()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 1, 'companySector')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 'companySector')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page, 3, 'companyName')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name$=".companyName"]')).toHaveCount(4)
  await page.keyboard.type('City Mall')
  await page.keyboard.press('ArrowUp')
  await expect(cell(page, 2, 'companyName')).toBeFocused()
})
