import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

/** A device with these voices, which says nothing by itself: `said` has what it was told to say, `finish` ends a sentence. */
async function giveVoices(page: Page, ...languages: string[]) {
  await page.addInitScript(langs => {
    const said: string[] = []
    let current: EventTarget | undefined
    const voices = langs.map(lang => ({ lang, localService: true, name: lang }))
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: EventTarget & { text: string }) {
        said.push(utterance.text)
        current = utterance
      },
      cancel() {
        current = undefined
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      SpeechSynthesisUtterance: class extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
      said,
      isSpeaking: () => current !== undefined,
      finish: () => current?.dispatchEvent(new Event('end')),
    })
  }, languages)
}

type Device = { said: string[]; isSpeaking: () => boolean; finish: () => void }
const said = (page: Page) => page.evaluate(() => (window as unknown as Device).said)
const isSpeaking = (page: Page) => page.evaluate(() => (window as unknown as Device).isSpeaking())
const finish = (page: Page) => page.evaluate(() => (window as unknown as Device).finish())

test('a job is read from its heading on, paused, continued and stopped', async ({ page }) => {
  await giveVoices(page, 'en-GB')
  await open(page, '/jobs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Welder/ })
    .first()
    .click()
  const bar = page.getByRole('group', { name: 'Read this page aloud' })
  await bar.getByRole('button', { name: 'Listen' }).click()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await said(page)).toEqual([heading])
  await finish(page)
  const [, second] = await said(page)
  await bar.getByRole('button', { name: 'Pause' }).click()
  expect(await isSpeaking(page)).toBe(false)
  await bar.getByRole('button', { name: 'Continue' }).click()
  expect((await said(page)).slice(2)).toEqual([second])
  await bar.getByRole('button', { name: 'Stop' }).click()
  expect(await isSpeaking(page)).toBe(false)
  await expect(bar.getByRole('button', { name: 'Listen' })).toBeFocused()
})

test('who goes to another page hears no more of the last', async ({ page }) => {
  await giveVoices(page, 'bn_BD', 'en-US')
  await open(page, '/bn/licence-and-fees')
  await page.getByRole('button', { name: 'শুনুন' }).click()
  expect(await isSpeaking(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'আমাদের সম্পর্কে' }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect.poll(() => isSpeaking(page)).toBe(false)
  await expect(page.getByRole('button', { name: 'শুনুন' })).toBeHidden()
})

test('on a phone the button to listen stands above the hint of another language', async ({ otherPerson }) => {
  const visitor = await otherPerson({ locale: 'bn-BD', viewport: { width: 360, height: 740 } })
  await giveVoices(visitor, 'en-GB')
  await open(visitor, '/licence-and-fees')
  const listen = visitor.getByRole('button', { name: 'Listen' })
  const hint = visitor.locator('[data-slot=hint-bar]')
  await expect(hint).toBeVisible()
  const bottomOf = () => listen.evaluate(button => button.getBoundingClientRect().bottom)
  const top = await hint.evaluate(bar => bar.getBoundingClientRect().top)
  await expect.poll(bottomOf).toBeLessThanOrEqual(top)
  await hint.getByRole('button').click()
  await expect(hint).toBeHidden()
  await expect.poll(bottomOf).toBeGreaterThan(top)
  await listen.click()
  expect(await isSpeaking(visitor)).toBe(true)
})

test('a form is not read, nor is a page offered without a voice for it', async ({ page, otherPerson }) => {
  await giveVoices(page, 'en-US')
  await open(page, '/complaints')
  await page.getByRole('button', { name: 'Listen' }).click()
  for (let n = 0; n < 100 && (await isSpeaking(page)); n++) await finish(page)
  const all = (await said(page)).join(' ')
  expect(all).toContain(String(await page.getByRole('heading', { level: 1 }).textContent()))
  for (const label of await page.locator('form label').allTextContents()) expect(all).not.toContain(label)
  const other = await otherPerson()
  await giveVoices(other, 'en-US')
  await open(other, '/bn/recruitment-procedure')
  await expect(other.getByRole('button', { name: 'শুনুন' })).toBeHidden()
})
