// After every story at rest: is it painted as its picture?
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

// a caret that blinks and a ring that turns are never twice the same
const still = document.head.appendChild(document.createElement('style'))
still.textContent =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !('storyId' in task.meta)) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // a lazy picture out of sight would never be decoded
  const pictures = [...document.images].filter(image => image.complete)
  await Promise.all([document.fonts.ready, ...pictures.map(image => image.decode().catch(() => {}))])
  await expect(page).toMatchScreenshot(String(task.meta.storyId))
})
