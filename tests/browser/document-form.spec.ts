import type { Page } from '@playwright/test'
import { colleague, content, startSession } from './actors.ts'
import { jpeg } from './pictures.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const status = (page: Page) => page.locator('[data-slot=save-bar]').getByRole('status')
const slide = (page: Page, name: string | RegExp) => page.getByRole('listitem', { name })
const slides = (page: Page) => page.getByRole('group', { name: 'Slides' }).getByRole('listitem')
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

/** The names of the slides in their order. */
const expectSlides = (page: Page, ...names: string[]) =>
  expect(
    slides(page)
      .filter({ has: page.locator('summary') })
      .locator('summary'),
  ).toHaveText(names)

/** The window has room for every slide: what scrolls between press and release leaves a pointer where it was, which drags nothing. */
async function openSlides(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 600) await page.setViewportSize({ width: 360, height: 1000 })
  await open(page, '/admin/slides')
}

/** Saves slides with these sentences as a draft, for a signed-in person. */
async function addSlides(page: Page, ...sentences: string[]) {
  const data = { slides: sentences.map(sentence => ({ sentence })) }
  return content(page, 'saveDraft', { feature: 'slides', _id: 'slides', seen: 0, data })
}

test('entries move by keyboard and by dragging, and come back once removed', { tag: '@phone' }, async ({ page }) => {
  await startSession(page)
  await addSlides(page, 'Bridge', 'Port', 'Desk')
  await openSlides(page)
  await expectSlides(page, 'Bridge', 'Port', 'Desk')

  const down = page.getByRole('button', { name: 'Move Bridge down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expectSlides(page, 'Port', 'Bridge', 'Desk')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSlides(page, 'Port', 'Desk', 'Bridge')
  await expect(page.getByText('Bridge is now number 3 of 3.')).toBeAttached()

  await page
    .locator('[data-drag]')
    .nth(2)
    .dragTo(slides(page).first(), { targetPosition: { x: 40, y: 4 } })
  await expectSlides(page, 'Bridge', 'Port', 'Desk')

  await page.getByRole('button', { name: 'Remove Port' }).focus()
  await page.keyboard.press('Enter')
  await expectSlides(page, 'Bridge', 'Desk')
  const undo = page.getByRole('button', { name: 'Bring back Port' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSlides(page, 'Bridge', 'Port', 'Desk')
  await expect(page.getByRole('button', { name: 'Remove Port' })).toBeFocused()

  await page.getByRole('button', { name: 'Add Slide' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#slides\\.3\\.picture')).toBeFocused()
  await slide(page, 'Slide 4').getByLabel('Sentence beside the picture', { exact: true }).fill('Plane')
  await saveDraft(page)
  await expect(status(page)).toHaveText(/^Draft saved/)
  await page.reload()
  await expectSlides(page, 'Bridge', 'Port', 'Desk', 'Plane')
})

test('problems are shown at their fields, in folded entries too', async ({ page, expectProblems }) => {
  await startSession(page)
  await addSlides(page, 'Bridge', 'Port')
  await openSlides(page)
  await publish(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Slide 1: Choose a picture', 'Slide 2: Choose a picture'])
  await summary.getByRole('link', { name: /Slide 2/ }).click()
  await expect(page.locator('#slides\\.1\\.picture')).toBeFocused()
  await expectAccessible(page)

  expectProblems(/400/)
  await page.route('**/content.saveDraft**', async route => {
    const sent = route.request().postDataJSON()
    sent.data.slides[0].sentence = 'x'.repeat(121)
    await route.continue({ postData: JSON.stringify(sent) })
  })
  await saveDraft(page)
  const sentence = slide(page, /^Slide 1/).getByLabel('Sentence beside the picture', { exact: true })
  await expect(sentence).toHaveAttribute('aria-invalid', 'true')
  await expect(sentence).toHaveValue('Bridge')
})

test('texts about a picture come from the library, or are suggested and marked', async ({ page }) => {
  await startSession(page)
  const file = await jpeg('river.jpg')
  const uploaded = await page.request.post('/api/v1/images', { multipart: { image: file } })
  const path = new URL((await uploaded.json()).data.url).pathname
  const facts = { name: 'River', alt: 'A river at dawn', altBn: 'ভোরের নদী' }
  await page.request.post('/api/trpc/media.change', { data: { path, facts } })
  await addSlides(page, 'Bridge', 'Port')
  await openSlides(page)

  await page.getByText('Bridge', { exact: true }).click()
  const bridge = slide(page, /^Slide 1/)
  await bridge.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose River' }).click()
  await expect(bridge.getByLabel('What the picture shows', { exact: true })).toHaveValue('A river at dawn')
  await expect(bridge.getByText('Suggestion: please check')).toBeHidden()

  await page.getByText('Port', { exact: true }).click()
  const port = slide(page, /^Slide 2/)
  await page.locator('#slides\\.1\\.picture').setInputFiles(await jpeg('port.jpg', { colour: '#0e5a54' }))
  const alt = port.getByLabel('What the picture shows', { exact: true })
  await expect(alt).toHaveValue('Port')
  await expect(alt).toHaveAccessibleDescription(/Suggestion: please check/)
  await alt.fill('A port with two cranes')
  await expect(port.getByText('Suggestion: please check')).toBeHidden()
  await saveDraft(page)
  await page.reload()
  await expectSlides(page, 'Bridge', 'Port')
  await page.getByText('Port', { exact: true }).click()
  await expect(alt).toHaveValue('A port with two cranes')
})

test.describe('two people', () => {
  test.use({ settings: { SIGN_UP: 'open' } })

  test('change different entries, and both stay; in one field they choose', async ({
    page,
    otherPerson,
    expectProblems,
  }) => {
    expectProblems(/412/)
    await startSession(page)
    const { newest: seen } = await addSlides(page, 'Bridge', 'Port')
    await openSlides(page)
    await page.getByText('Bridge', { exact: true }).click()
    await slide(page, /^Slide 1/)
      .getByLabel('Sentence beside the picture', { exact: true })
      .fill('Long bridge')
    const other = await otherPerson()
    await startSession(other, colleague)
    const { result } = await (
      await other.request.get(
        `/api/trpc/content.open?input=${encodeURIComponent(JSON.stringify({ feature: 'slides', _id: 'slides' }))}`,
      )
    ).json()
    const [bridge, port] = result.data.draft.data.slides
    const elsewhere = (seen: number, slides: object[]) =>
      content(other, 'saveDraft', { feature: 'slides', _id: 'slides', seen, data: { slides } })
    await elsewhere(seen, [bridge, { ...port, sentence: 'Deep port' }])
    await saveDraft(page)
    await expect(page.getByText(`${colleague.name} saved this record while you were editing it.`)).toBeVisible()
    await expectSlides(page, 'Long bridge', 'Deep port')
    const sentence = slide(page, /^Slide 1/).getByLabel('Sentence beside the picture', { exact: true })
    await expect(sentence).toBeVisible()

    await sentence.fill('Bridge of mine')
    await elsewhere(seen + 2, [{ ...bridge, sentence: 'Bridge of theirs' }])
    await saveDraft(page)
    const conflict = page.getByRole('dialog', { name: 'This record has changed since you opened it' })
    const choice = conflict.getByRole('group', { name: 'Long bridge: Sentence beside the picture' })
    await choice.getByRole('radio', { name: `${colleague.name} Bridge of theirs` }).check()
    await conflict.getByRole('button', { name: 'Save as chosen' }).click()
    await expectSlides(page, 'Bridge of theirs')
    await expect(sentence).toHaveValue('Bridge of theirs')
  })
})
