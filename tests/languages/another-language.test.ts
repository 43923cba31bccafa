import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'
import { freePort } from '../server/free-port.ts'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')
const words = {
  nav_home: 'سرورق',
  nav_contact: 'رابطہ کریں',
  language_label: 'زبان',
  clients_title: 'ہمارے ممالک',
}
/** What is made from the rest. */
const isMade = new Set(['.cache', '.git', 'data', 'dist', 'node_modules', 'storybook-static', 'test-results', 'tests'])
const ends: (() => unknown)[] = []
let url = ''

beforeAll(async () => {
  const copy = await mkdtemp(join(tmpdir(), 'urdu-'))
  ends.push(() => rm(copy, { recursive: true, force: true }))
  for (const part of await readdir(root))
    if (!isMade.has(part)) await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const settings = join(copy, 'i18n/project.inlang/settings.json')
  await writeFile(
    settings,
    (await readFile(settings, 'utf8')).replace('["en", "bn", "ar"]', '["en", "bn", "ar", "ur"]'),
  )
  await writeFile(join(copy, 'i18n/messages/ur.json'), JSON.stringify(words))
  execFileSync(node, ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts'], {
    cwd: copy,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined }, // the build compiles the messages itself
  })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const product = spawn(node, ['dist/server/main.js'], {
    cwd: copy,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: join(copy, 'data'),
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  ends.unshift(
    () =>
      new Promise(resolve => {
        product.once('exit', resolve)
        product.kill()
      }),
  )
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), { timeout: 30_000, interval: 100 })
}, 180_000)

afterAll(async () => {
  for (const end of ends) await end()
})

test(
  'adding Urdu needs only its catalogue: pages, language switch and search engines follow',
  { timeout: 120_000 },
  async () => {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
    ends.unshift(() => browser.close())
    const page = await browser.newPage()
    for (const path of ['/ur/', '/ur/our-clients', '/ur/contact-us', '/ur/login']) {
      const hasArabic = /our-clients|contact-us/.test(path)
      await page.goto(url + path)
      expect(
        await page.locator('html').evaluate(html => [html.getAttribute('lang'), html.getAttribute('dir')]),
      ).toEqual(['ur', 'rtl'])
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width} pixels`,
        ).toBeLessThanOrEqual(0)
      }
      expect(
        await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll(links => links.map(link => link.getAttribute('hreflang'))),
      ).toEqual(['en', 'bn', ...(hasArabic ? ['ar'] : []), 'ur', 'x-default'])
      expect(
        await page.getByRole('navigation', { name: words.language_label }).getByRole('link').allTextContents(),
      ).toEqual(['English', 'বাংলা', ...(hasArabic ? ['العربية'] : [])])
      expect(await page.getByRole('banner').textContent()).toContain(words.nav_contact)
    }
    await page.goto(`${url}/ur/our-clients`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.clients_title)
    await page.goto(`${url}/contact-us`)
    expect(await page.getByRole('navigation', { name: 'Language' }).getByRole('link').allTextContents()).toEqual([
      'বাংলা',
      'العربية',
      'اردو',
    ])
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`<loc>${url}/ur/contact-us</loc>`)
  },
)
