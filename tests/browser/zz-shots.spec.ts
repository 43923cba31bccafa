import { startSession } from './actors.ts'
import { open, test } from './test.ts'
test.skip(({ isMobile }) => isMobile)
test('shots', async ({ page }) => {
  test.setTimeout(120000)
  await startSession(page)
  for (const [l, w, c] of [
    ['', 1440, 'light'],
    ['', 360, 'light'],
    ['/bn', 1440, 'dark'],
    ['/bn', 360, 'light'],
  ] as const) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.emulateMedia({ colorScheme: c })
    await open(page, l + '/admin/system')
    await page.screenshot({ path: `/tmp/shot-${l.slice(1)}${w}${c}.png`, fullPage: true })
  }
})
