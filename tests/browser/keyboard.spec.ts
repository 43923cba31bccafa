import type { Page } from '@playwright/test'
import { owner, qatar, savedClients } from './actors.ts'
import { jpeg, png } from './pictures.ts'
import { expect, open, test } from './test.ts'

/** Presses Tab until the focus is on what carries this name, as a person without a mouse does. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  const passed: string[] = []
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      const labels = (element as HTMLInputElement | null)?.labels
      const labelled = element
        ?.getAttribute('aria-labelledby')
        ?.split(' ')
        .map(id => document.getElementById(id)?.innerText)
        .join(' ')
      return element?.getAttribute('aria-label') || labelled || labels?.[0]?.innerText || element?.innerText || ''
    })
    if (name.test(focused.trim())) return
    passed.push(focused.trim().slice(0, 30))
  }
  throw new Error(`The focus never came to ${name}; it passed ${passed.join(' | ')}`)
}

const type = (page: Page, text: string) => page.keyboard.type(text)

test('the whole main job is done without a mouse', { tag: '@core' }, async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 500

  await open(page, '/sign-up')
  await tabTo(page, /^Name/)
  await type(page, owner.name)
  await tabTo(page, /^Email/)
  await type(page, owner.email)
  await tabTo(page, /^Password/)
  await type(page, owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.context().clearCookies() // as on another day
  await open(page, '/login')
  await tabTo(page, /^Email/)
  await type(page, owner.email)
  await tabTo(page, /^Password/)
  await type(page, owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  if (isPhone) {
    await tabTo(page, /^Open Menu$/)
    await page.keyboard.press('Enter')
  }
  await tabTo(page, /^Add New Client$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Our Clients', level: 1 })).toBeVisible()

  await tabTo(page, /^Country Name/)
  await type(page, qatar.countryName)
  await tabTo(page, /^Country Flag Image/)
  await page.locator(':focus').setInputFiles(await jpeg('flag.jpg'))
  await tabTo(page, /^Work Summary/)
  await type(page, qatar.workSummary)
  for (const [n, { companyName, companySector, valueOfEmployement }] of qatar.company.entries()) {
    if (n > 0) {
      await tabTo(page, /^Add Another Company$/)
      await page.keyboard.press('Enter')
      await page.getByRole('group', { name: `Company ${n + 1}` }).waitFor()
      if (!(await page.locator(':focus').getAttribute('name'))?.startsWith(`company.${n}`))
        await tabTo(page, /^Company Name/, 'Shift+Tab')
    } else await tabTo(page, /^Company Name/)
    await type(page, companyName)
    await tabTo(page, /^Company Sector/)
    await type(page, companySector)
    await tabTo(page, /^Value of Employment/)
    await type(page, String(valueOfEmployement))
  }
  await tabTo(page, /^Additional Images/)
  await page.locator(':focus').setInputFiles(await png('tower.png'))
  await tabTo(page, /^Save Data$/)
  await page.keyboard.press('Enter')
  const saved = page.getByRole('alertdialog', { name: 'Success!' })
  await expect(saved).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(saved).toBeHidden()
  expect(await savedClients(page)).toMatchObject([qatar])

  await open(page, '/admin/manage-clients')
  await tabTo(page, /^Edit Qatar$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await tabTo(page, /^Country Name/)
  await page.keyboard.press('End')
  await type(page, ' (State)')
  await page.keyboard.press('Enter')
  const updated = page.getByRole('alertdialog', { name: 'Updated!' })
  await expect(updated).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(updated).toBeHidden()

  await tabTo(page, /^Delete Qatar/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: /^Delete Qatar/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Yes, delete it!$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Deleted!' })).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await savedClients(page)).toEqual([])
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  for (const path of ['/', '/our-clients', '/login']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  }
})
