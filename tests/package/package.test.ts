import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { compile } from 'tailwindcss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preview } from 'vite'
import { measure, parts } from '../../ui/sizes.mjs'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

// The kit as other applications get it: packed, and installed where there is neither Tailwind nor a router.
const folder = mkdtempSync(join(tmpdir(), 'agency-package-'))
const app = join(folder, 'app')
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const program = (path: string) => [process.execPath, join(app, 'node_modules', path)]
let browser: Browser

beforeAll(async () => {
  expectSuccess(run('.', [...npm, 'pack', '--workspace', '@agency/ui', '--pack-destination', folder]))
  cpSync('tests/package/app', app, { recursive: true })
  expectSuccess(install())
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a strict application has no type errors but for a wrong property', () => {
  writeFileSync(
    join(app, 'wrong.tsx'),
    'import { Button } from \'@agency/ui/Button\'\nexport const wrong = <Button variant="loud" />\n',
  )
  for (const page of ['ui/README.md', '.storybook/introduction.mdx'])
    for (const [n, [, example = '']] of [...readFileSync(page, 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms)].entries())
      writeFileSync(join(app, `${basename(page)}-${n}.tsx`), example)
  const errors = run(app, program('typescript/bin/tsc')).stdout.trim().split('\n')
  expect(errors).toEqual([expect.stringMatching(/^wrong\.tsx\(2,\d+\): error TS2322: Type '"loud"' is not assignable/)])
})

test('the layers of the README are what Tailwind takes', async () => {
  const [, layers = ''] = /^ *```css\n(.*?)^ *```$/ms.exec(readFileSync('ui/README.md', 'utf8'))!
  const kit = join(app, 'node_modules/@agency/ui/dist/styles.css') // Vitest would look for the sources
  const loadStylesheet = async (id: string, base: string) => {
    const path = id === '@agency/ui/styles.css' ? kit : createRequire(import.meta.url).resolve(id)
    return { path, base, content: readFileSync(path, 'utf8') }
  }
  const { build } = await compile(layers, { base: app, loadStylesheet })
  expect(build(['flex'])).toMatch(/@layer kit \{.*@layer utilities \{\s*\.flex/s)
})

test('the packed kit looks and works without Tailwind and router', async () => {
  expectSuccess(run(app, [...program('vite/bin/vite.js'), 'build', '--logLevel', 'warn']))
  const server = await preview({ root: app, configFile: false, preview: { host: '127.0.0.1', port: 0 } })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(10_000)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  try {
    await page.goto(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`)
    const open = page.getByRole('button', { name: 'Open' })
    const look = await open.evaluate(button => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button)
      return { backgroundColor, borderRadius, fontFamily, height: button.getBoundingClientRect().height }
    })
    expect(look).toMatchObject({ borderRadius: '10px', fontFamily: expect.stringContaining('Kit Sans') })
    expect(look.backgroundColor).toMatch(/^oklch\(0\.38 /)
    expect(look.height).toBeGreaterThanOrEqual(44)

    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Your name' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Karim')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Services' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('link', { name: 'Visas' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Delete' }).click()
    const message = page.getByText('Deleted')
    await message.waitFor()
    expect(await message.evaluate(text => getComputedStyle(text).fontWeight)).toBe('600')
    expect(errors).toEqual([])
  } finally {
    await page.close()
    await server.close()
  }
})

test('the README of the kit has the size of every part', async () => {
  const rows = readFileSync('ui/README.md', 'utf8').matchAll(/^\| (\w+) +\| +([\d.]+) kB +\|/gm)
  const sizes = Object.fromEntries([...rows].map(([, part, size]) => [part, Number(size)]))
  expect(Object.keys(sizes), 'npm run kit:sizes').toEqual(parts())
  const { first } = await measure('Button')
  expect(Math.abs(first / 1000 - sizes.Button!), 'npm run kit:sizes').toBeLessThan(1)
})

/** Installs the package without a network: what it names, and what a blank Vite application brings, is linked from this repository. */
function install() {
  const kit = JSON.parse(readFileSync('ui/package.json', 'utf8')) as Record<string, Record<string, string>>
  const own = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']
  const links = [...own, ...Object.keys(kit.dependencies!)].map(name => [name, `file:${resolve('node_modules', name)}`])
  const dependencies = { ...Object.fromEntries(links), '@agency/ui': `file:../agency-ui-${kit.version as never}.tgz` }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  return run(app, [...npm, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'])
}

function run(cwd: string, [command = '', ...args]: string[]) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  return spawnSync(command, args, { cwd, env, encoding: 'utf8' })
}

function expectSuccess({ status, stdout, stderr }: ReturnType<typeof run>) {
  expect(status, `${stdout}${stderr}`).toBe(0)
}
