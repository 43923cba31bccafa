import type { Page } from '@playwright/test'
import { addClient, owner, signIn, startSession } from './actors.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

const workSummary = 'Words that nobody has published.'

/** A live client country with a draft that has another summary; gives its id. */
async function draftClient(page: Page) {
  const { _id, version, ...client } = await addClient(page)
  const data = { ...client, countryNameBn: undefined, updatedAt: undefined, workSummary }
  const answer = await page.request.post('/api/trpc/content.saveDraft', {
    data: { feature: 'clients', _id, seen: version, data },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { _id, newest: (await answer.json()).result.data.newest as number }
}

const frameOf = (page: Page) => page.frameLocator('iframe')
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test(
  'staff preview a draft in both languages and widths, and hand out a link',
  { tag: '@phone' },
  async ({ page, otherPerson, expectProblems }) => {
    expectProblems(/status of 404/)
    if ((page.viewportSize()?.width ?? 0) < 600) await page.setViewportSize({ width: 360, height: 800 })
    await startSession(page)
    const { _id, newest } = await draftClient(page)

    await open(page, `/admin/preview/clients/${_id}`)
    await expect(frameOf(page).getByText(workSummary)).toBeVisible()
    await expect(frameOf(page).getByText('Visitors still see the page')).toBeVisible()
    expect(await page.locator('iframe').evaluate(frame => (frame as HTMLElement).offsetWidth)).toBe(360)
    await expectAccessible(page, ['light', 'dark'], ['iframe'])
    const desk = page.getByRole('button', { name: 'Computer' })
    await desk.click()
    await expect(desk).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => page.locator('iframe').evaluate(frame => (frame as HTMLElement).offsetWidth)).toBe(1280)
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'বাংলা' }).click()
    await expect(frameOf(page).getByRole('heading', { name: 'কাতার', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      `/bn/preview/clients/${_id}`,
    )

    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = page.getByLabel('Link', { exact: true })
    await expect(link).toBeFocused()
    const address = await link.inputValue()
    await expectAccessible(page, ['light', 'dark'], ['iframe'])
    const friend = await otherPerson()
    for (const path of [address, address.replace('/preview/', '/bn/preview/')]) {
      const response = await friend.goto(path)
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await ready(friend)
      await expect(friend.getByText(workSummary)).toBeVisible()
    }
    await expectAccessible(friend)
    await friend.getByRole('link', { name: 'গন্তব্য দেশ' }).first().click()
    await expect(friend).toHaveURL(/\/bn\/our-clients$/)
    await friend.goBack()
    await expect(friend.getByText(workSummary)).toBeVisible()

    await page.getByRole('button', { name: /^Revoke the link of/ }).click()
    await expect(page.getByText('The link no longer works.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Links for people' })).toBeFocused()
    expect((await friend.goto(address))?.status()).toBe(404)

    await page.getByRole('button', { name: 'Create a link' }).click()
    await expect(link).not.toHaveValue(address)
    const other = await link.inputValue()
    await page.request.post('/api/trpc/content.publish', { data: { feature: 'clients', _id, seen: newest } })
    await friend.goto(other)
    await expect(friend).toHaveURL(new RegExp(`/our-clients/${_id}$`))
    await expect(friend.getByText(workSummary)).toBeVisible()

    await open(page, `/admin/preview/clients/${_id}`)
    await expect(page.getByRole('heading', { name: 'Nothing is saved as a draft' })).toBeVisible()
    await expectAccessible(page, ['light', 'dark'], ['iframe'])
  },
)

test('a preview opens in its frame for whoever came from a public page', async ({ page }) => {
  await startSession(page)
  const { _id } = await draftClient(page)
  await page.context().clearCookies()
  await open(page, '/login') // its document, whose policy forbids frames, stays in the staff area
  await signIn(page, owner)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.evaluate(path => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin/preview/clients/${_id}`)
  await expect(frameOf(page).getByText(workSummary)).toBeVisible()
})

test('no preview is stored for offline reading', async ({ page, otherPerson }) => {
  await startSession(page)
  const { _id } = await draftClient(page)
  const answer = await page.request.post('/api/trpc/content.previewLinks.create', { data: { feature: 'clients', _id } })
  const { path } = (await answer.json()).result.data
  const friend = await otherPerson({ serviceWorkers: 'allow' })
  const stored = () =>
    friend.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
  await open(friend, '/our-clients')
  await expect.poll(stored).toContain('/our-clients')
  await open(friend, path)
  await expect(friend.getByText(workSummary)).toBeVisible()
  await open(friend, `/bn${path}`)
  await open(friend, '/contact-us')
  await expect.poll(stored).toContain('/contact-us')
  expect((await stored()).filter(each => each.includes('/preview/'))).toEqual([])
})
