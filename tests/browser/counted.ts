import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a task needed of somebody: docs/staff-tasks.md says what counts. */
export type Effort = { clicks: number; keys: number; typed: number; screens: number }

export type Hands = Awaited<ReturnType<typeof countOn>>

/** The hands of a practised member of staff on an open page: what they do is done there, and counted. */
export async function countOn(page: Page) {
  const done = { clicks: 0, keys: 0, typed: 0 }
  let pages = 0
  let path = pathOf(page.url())
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame() || pathOf(frame.url()) === path) return
    path = pathOf(frame.url())
    pages++
  })
  await page.evaluate(countDialogs)

  async function press(target: Locator, options: { modifiers?: ['Shift'] } = {}) {
    await target.click(options)
    done.clicks++
  }
  async function key(name: string) {
    await page.keyboard.press(name)
    done.keys++
  }
  /** Types where the focus is. */
  async function type(text: string) {
    await page.keyboard.type(text)
    done.typed += text.length
  }
  return {
    press,
    key,
    type,
    /** Presses a field and types into it; the form of a day is that of the browser. */
    async fill(field: Locator, text: string) {
      await press(field)
      await field.fill(text)
      done.typed += text.length
    },
    /** Goes on to the next field and types there. */
    async next(field: Locator, text: string) {
      await key('Tab')
      await expect(field).toBeFocused()
      await field.fill(text)
      done.typed += text.length
    },
    /** Opens a list of choices, and chooses. */
    async choose(field: Locator, choice: string) {
      await field.selectOption(choice)
      done.clicks += 2
    },
    /** What lies on the clipboard, or what a reader sends that stands for a keyboard. */
    async paste(text: string) {
      await page.evaluate(text => {
        const input = document.activeElement ?? document.body
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const isTaken = !input.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
        if (!isTaken) document.execCommand('insertText', false, text)
      }, text)
      done.keys++
    },
    async effort(): Promise<Effort> {
      const dialogs = await page.evaluate(() => (window as unknown as { dialogs: number }).dialogs)
      return { ...done, screens: pages + dialogs }
    },
  }
}

const pathOf = (url: string) => new URL(url).pathname

/** In the page: counts the dialogs that open. */
function countDialogs() {
  const counted = window as unknown as { dialogs: number }
  counted.dialogs = 0
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('[data-modal]') || node.querySelector('[data-modal]')))
          counted.dialogs++
  }).observe(document.body, { childList: true, subtree: true })
}
