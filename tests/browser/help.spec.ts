import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { colleague, startSession } from './actors.ts'
import { pictures, play } from './help-scenes.ts'
import { root } from './product.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const SIZE_MAX_BYTES = 1_000_000
const languages = ['en', 'bn'] as const

test('every task has a picture in every language, and together they are small', async () => {
  const shown = await Promise.all(languages.map(locale => pictures(locale)))
  const files = shown.flat().map(({ file }) => file)
  expect(globSync('app/features/*/help/*.webp', { cwd: root }).toSorted()).toEqual(files.toSorted())
  const sizes = files.map(file => (existsSync(join(root, file)) ? statSync(join(root, file)).size : 0))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SIZE_MAX_BYTES)
})

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on', BACKUP_EVERY: '0' }, viewport: { width: 1100, height: 800 } })

  for (const locale of languages)
    test(`every control that the help names is on its screen: ${locale}`, async ({ page, otherPerson }) => {
      await startSession(page)
      await startSession(await otherPerson(), colleague)
      await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: locale } })
      const prefix = locale === 'en' ? '' : `/${locale}`
      for (const { task } of await pictures(locale))
        await test.step(task.id, () => play(task, { page, locale, open: path => open(page, prefix + path) }))
    })

  test('each screen leads to its help, with steps and a picture', async ({ page }) => {
    await startSession(page)
    await open(page, '/admin/manage-clients')
    await page.getByRole('link', { name: 'Help with this page' }).click()
    await expect(page).toHaveURL(/\/admin\/help#figures$/)
    const task = page.getByRole('region', { name: 'Correct a figure' })
    await expect(task).toBeInViewport()
    await expect(task.getByRole('listitem').first()).toHaveText(/^Open “Manage Clients”/)
    const picture = task.getByRole('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(800)
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Tasks' }).getByRole('link', { name: 'Undo a mistake' }).click()
    await expect(page.getByRole('region', { name: 'Undo a mistake' })).toBeInViewport()
    await page.setViewportSize({ width: 360, height: 740 })
    await task.getByRole('link', { name: 'Open “Manage Clients”' }).click()
    await expect(page.getByRole('heading', { name: 'Manage Clients' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await expect(task).toBeInViewport()
    await expectAccessible(page)
  })
})
