import type { Page } from '@playwright/test'
import { query, sendEnquiry, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })
const WORDS = 'Rahima keeps her passport at home'

test('whoever signs out leaves no word about people in the browser', { tag: '@core' }, async ({ page }) => {
  await startSession(page)
  await sendEnquiry(page, { lastName: 'Rahima' })
  const { rows } = await query<{ rows: { id: string }[] }>(page, 'enquiries.list')
  for (const path of [`/admin/enquiries/${rows[0]!.id}`, '/admin/enquiries/templates', '/admin/applications/add']) {
    await open(page, path)
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      if (await field.isEditable()) await field.fill(WORDS)
    expect(await keptBy(page), path).toContain(WORDS)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await keptBy(page)).not.toContain('Rahima')
})

/** Everything that this browser keeps of the site, as one text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
      for (const store of database.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve, reject) => {
            const all = database.transaction(store).objectStore(store).getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
            all.addEventListener('error', () => reject(all.error ?? new Error(store)))
          }),
        )
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
