import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type Axe from 'axe-core'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
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
  cpSync('ui/examples', join(app, 'examples/files'), { recursive: true })
  cpSync('ui/examples/pictures', join(app, 'examples/public/pictures'), { recursive: true })
  const [cssTarget] = /cssTarget: \[.*\]/.exec(readFileSync('ui/README.md', 'utf8'))!
  for (const root of ['.', 'bare', 'examples', 'places'])
    writeFileSync(join(app, root, 'vite.config.js'), `export default { build: { ${cssTarget} } }\n`)
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
  writeFileSync(join(app, 'undefined.tsx'), undefinedIsTaken())
  for (const page of ['ui/README.md', '.storybook/introduction.mdx'])
    for (const [n, [, example = '']] of [...readFileSync(page, 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms)].entries())
      writeFileSync(join(app, `${basename(page)}-${n}.tsx`), example)
  const errors = run(app, program('typescript/bin/tsc')).stdout.trim().split('\n')
  expect(errors).toEqual([expect.stringMatching(/^wrong\.tsx\(2,\d+\): error TS2322: Type '"loud"' is not assignable/)])
})

test('the layers of the README are what Tailwind takes', async () => {
  const [, layers = ''] = /^ *```css\n( *@layer .*?)^ *```$/ms.exec(readFileSync('ui/README.md', 'utf8'))!
  const kit = join(app, 'node_modules/@agency/ui/dist/styles.css') // Vitest would look for the sources
  const loadStylesheet = async (id: string, base: string) => {
    const path = id === '@agency/ui/styles.css' ? kit : createRequire(import.meta.url).resolve(id)
    return { path, base, content: readFileSync(path, 'utf8') }
  }
  const { build } = await compile(layers, { base: app, loadStylesheet })
  expect(build(['flex'])).toMatch(/@layer kit \{.*@layer utilities \{\s*\.flex/s)
})

test('the packed kit looks and works without Tailwind and router', async () => {
  await openBuilt(app, async (page, errors) => {
    const open = page.getByRole('button', { name: 'Open' })
    const look = await lookOf(open)
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
  })
})

test('behind a dialog a page stays where it is, whatever scrolls it', async () => {
  const withScrollbars = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const look = async (page: Page) => {
    const rules = await page.addStyleTag({ content: 'html {}' })
    await page.evaluate(() => {
      const fixed = '<p id="fixed" style="position:fixed;inset-inline:0;top:0"></p>'
      document.body.insertAdjacentHTML('beforeend', `${fixed}<p id="long" style="height:3000px"></p>`)
    })
    const places = () =>
      page.evaluate(() =>
        ['fixed', 'long'].map(id => {
          const { left, right, top } = document.getElementById(id)!.getBoundingClientRect()
          return [left, right, top]
        }),
      )
    for (const css of SCROLLED_BY) {
      await rules.evaluate((style, text) => {
        style.textContent = text
        window.scrollTo(0, 500)
      }, css)
      const before = await places()
      await page.evaluate(() => document.querySelector<HTMLElement>('main button')!.click())
      await page.getByRole('dialog').waitFor()
      expect(await places(), css).toEqual(before)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  }
  await openBuilt(app, look, withScrollbars).finally(() => withScrollbars.close())
})

const SCROLLED_BY = [
  'html { overflow: visible }',
  'html { overflow-y: scroll }',
  'body { overflow-y: scroll }',
  'html, body { height: 100% } body { overflow: auto }',
  'html { scrollbar-gutter: stable }',
  'html { scrollbar-gutter: stable both-edges }',
]

test('every example of Storybook draws something, can be pressed, and has no fault of accessibility', async () => {
  const names = globSync('**/*.tsx', { cwd: 'ui/examples' }).map(file => file.replace(/\.tsx$/, ''))
  const faults: Record<string, unknown> = {}
  await openBuilt(join(app, 'examples'), async (page, errors) => {
    await page.setViewportSize({ width: 390, height: 844 }) // some parts are for phones alone
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
    for (const name of names) {
      const findings = await page.evaluate(drawAndPress, name)
      if (findings.length + errors.length > 0) faults[name] = [...findings, ...errors]
      errors.length = 0
    }
  })
  expect(names.length).toBeGreaterThan(90)
  expect(faults).toEqual({})
})

test('without its base the kit leaves the page alone, and its parts are whole', async () => {
  await openBuilt(join(app, 'bare'), async (page, errors) => {
    // the page is the application’s
    const heading = await lookOf(page.getByRole('heading', { name: 'Of the application' }))
    expect(heading).toMatchObject({ fontFamily: 'monospace', fontWeight: '700' })
    expect(heading.marginTop).not.toBe('0px')
    expect(await lookOf(page.locator('body'))).toMatchObject({ backgroundColor: 'rgb(250, 240, 230)', margin: '8px' })
    expect(await lookOf(page.getByRole('link'))).toMatchObject({ color: 'rgb(0, 0, 238)' })

    // the parts are as with the base, in the letters of the page; one token is the application’s
    const open = page.getByRole('button', { name: 'Open' })
    const button = await lookOf(open)
    expect(button).toMatchObject({
      backgroundColor: 'rgb(120, 0, 60)',
      borderRadius: '10px',
      borderTopWidth: '1px',
      boxSizing: 'border-box',
      fontFamily: 'monospace',
    })
    expect(button.height).toBe(44)
    const list = page.getByRole('list')
    expect(await lookOf(list)).toMatchObject({ margin: '0px', padding: '0px', listStyleType: 'none' })
    await open.click()
    const title = page.getByRole('heading', { name: 'Your name' })
    expect(await lookOf(title)).toMatchObject({
      margin: '0px',
      fontWeight: '600',
      fontFamily: expect.stringContaining('Literata'),
    })
    const field = page.getByRole('textbox', { name: 'Name' })
    expect(await lookOf(field)).toMatchObject({ boxSizing: 'border-box', outlineWidth: '3px', fontFamily: 'monospace' })
    expect(errors).toEqual([])
  })
})

test('a theme holds for words, ground and what opens from it', async () => {
  await openBuilt(join(app, 'places'), async page => {
    const placed = (name: string) => page.getByRole('region', { name, exact: true })
    const dark = placed('dark')
    expect((await lookOf(dark.getByText('Words'))).color).toMatch(/^oklch\(0\.95/)
    expect((await lookOf(dark.locator('..'))).backgroundColor).toMatch(/^oklch\(0\.2 /)
    await placed('shop').getByRole('button', { name: 'Open' }).click()
    const inside = page.getByRole('dialog', { name: 'shop' }).getByRole('button', { name: 'Inside' })
    expect((await lookOf(inside)).backgroundColor).toBe('rgb(120, 0, 60)')
  })
})

test('in a shadow root parts look and work as in the page', async () => {
  await openBuilt(join(app, 'places'), async page => {
    const looks = async (name: string) => {
      const place = page.getByRole('region', { name, exact: true })
      const parts = ['text-field', 'card', 'tabs', 'button'].map(slot => place.locator(`[data-slot=${slot}]`).first())
      const signs = place.getByRole('button', { name: 'Back' }).locator('svg')
      const scale = await signs.evaluate(sign => getComputedStyle(sign).scale)
      return [...(await Promise.all(parts.map(lookOf))), scale]
    }
    const mirrored = await looks('mirrored')
    expect(mirrored.at(-1)).toBe('-1 1')
    expect(await looks('shadow')).toEqual(mirrored)
    const shadow = page.getByRole('region', { name: 'shadow', exact: true })
    await shadow.getByRole('tab', { name: 'One' }).focus()
    for (const tab of ['Two', 'Three']) {
      await page.keyboard.press('ArrowLeft')
      await shadow.getByRole('tab', { name: tab, selected: true }).waitFor()
    }
    const hasFocus = (element: Locator) => element.evaluate(one => one.matches(':focus-within'))
    await shadow.getByRole('link', { name: 'Give a name' }).click()
    expect(await hasFocus(shadow.getByRole('textbox', { name: 'Name' }))).toBe(true)
    await shadow.getByRole('link', { name: 'b' }).focus()
    await page.keyboard.press('ArrowLeft')
    await shadow.getByRole('link', { name: 'c' }).waitFor()
    await page.waitForTimeout(1000) // the slide that had the focus has left
    expect(await hasFocus(shadow.locator('[data-slot=slider]'))).toBe(true)
  })
})

test('from right to left the value of a DateField begins at the right', async () => {
  await openBuilt(join(app, 'places'), async page => {
    const day = page.getByLabel('Day', { exact: true })
    const { width, height } = (await day.boundingBox())!
    await day.click({ position: { x: width - 35, y: height / 2 } }) // on its year, which is the last of it
    await page.keyboard.type('2001')
    expect(await day.inputValue()).toBe('2001-03-09')
  })
})

test('a server of components may load every part, and draw those that need no browser', () => {
  const load = (...options: string[]) => run(app, [process.execPath, ...options, 'server-parts.mjs']).stdout
  expect(JSON.parse(load('--conditions', 'react-server')), 'a hook without “use client”').toEqual({})
  expect(JSON.parse(load()), 'a handler without “use client”').toEqual({})
})

test('internals of the kit cannot be imported', () => {
  const found = createRequire(join(app, 'main.tsx')).resolve('@agency/ui/Button')
  expect(found).toContain('dist')
  for (const inner of ['inner/Modal', 'inner/look', 'dist/Button.js', 'Modal'])
    expect(() => createRequire(join(app, 'main.tsx')).resolve(`@agency/ui/${inner}`), inner).toThrow(
      /not (?:defined by "exports"|found)|Cannot find/,
    )
})

test('the README lists every token that an application may override', () => {
  const css = readFileSync('ui/tokens.css', 'utf8')
  const names = [...css.matchAll(/^ {2,4}(--[a-z0-9-]+):/gm)].map(([, name = '']) =>
    name.replace(/(?<=.)--line-height$/, ''),
  )
  const sheet = readFileSync(join(app, 'node_modules/@agency/ui/dist/styles.css'), 'utf8')
  const used = [...new Set(names)].filter(name => sheet.includes(`var(${name})`))
  const [, table = ''] = /<!-- tokens -->([^]*?)<!-- \/tokens -->/.exec(readFileSync('ui/README.md', 'utf8'))!
  const listed = [...table.matchAll(/`(--[a-z0-9-]+)`/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(used.toSorted())
})

test('the README of the kit has the size of every part', async () => {
  const rows = readFileSync('ui/README.md', 'utf8').matchAll(/^\| (\w+) +\| +([\d.]+) kB +\|/gm)
  const sizes = Object.fromEntries([...rows].map(([, part, size]) => [part, Number(size)]))
  expect(Object.keys(sizes), 'npm run kit:sizes').toEqual(parts())
  const { first } = await measure('Button')
  expect(Math.abs(first / 1000 - sizes.Button!), 'npm run kit:sizes').toBeLessThan(1)
})

/** Builds the application in `root`, opens it, and collects what it logs as an error. */
async function openBuilt(root: string, look: (page: Page, errors: string[]) => Promise<void>, shown = browser) {
  expectSuccess(run(root, [...program('vite/bin/vite.js'), 'build', '--logLevel', 'warn']))
  const server = await preview({ root, configFile: false, preview: { host: '127.0.0.1', port: 0 } })
  const page = await shown.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(10_000)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  try {
    await page.goto(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`)
    await look(page, errors)
  } finally {
    await page.close()
    await server.close()
  }
}

/** How an element is painted, and how high it is. */
function lookOf(element: Locator) {
  return element.evaluate(shown => {
    const { backgroundColor, borderRadius, borderTopWidth, boxSizing, color, fontFamily, fontWeight } =
      getComputedStyle(shown)
    const { listStyleType, margin, marginTop, outlineWidth, padding } = getComputedStyle(shown)
    const { height } = shown.getBoundingClientRect()
    const box = {
      backgroundColor,
      borderRadius,
      borderTopWidth,
      boxSizing,
      height,
      margin,
      marginTop,
      outlineWidth,
      padding,
    }
    return { ...box, color, fontFamily, fontWeight, listStyleType }
  })
}

/** Runs in the page: draws an example and presses its first button. Of axe’s rules those of WCAG: an example is no page with a heading. */
async function drawAndPress(name: string) {
  const { axe, draw } = globalThis as unknown as { axe: typeof Axe; draw: (name: string) => Promise<void> }
  await draw(name)
  const root = document.querySelector('#root')
  const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  const isDrawn = [...(root?.querySelectorAll('*') ?? [])].some(element => element.clientHeight > 1)
  root?.querySelector<HTMLElement>('button:not([disabled])')?.click()
  await new Promise(done => setTimeout(done, 50))
  return [...(isDrawn ? [] : ['nothing is drawn']), ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]
}

/** Installs the package without a network: what it names, and what a blank Vite application brings, is linked from this repository. */
function install() {
  const kit = JSON.parse(readFileSync('ui/package.json', 'utf8')) as Record<string, Record<string, string>>
  const own = ['react', 'react-dom', 'react-hook-form', '@types/react', '@types/react-dom', 'typescript', 'vite']
  const links = [...own, ...Object.keys(kit.dependencies!)].map(name => [name, `file:${resolve('node_modules', name)}`])
  const dependencies = { ...Object.fromEntries(links), '@agency/ui': `file:../agency-ui-${kit.version as never}.tgz` }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  return run(app, [...npm, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'])
}

function run(cwd: string, [command = '', ...args]: string[]) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  return spawnSync(command, args, { cwd, env, encoding: 'utf8' })
}

/** Has a type error for each property of a part that may be left out and refuses `undefined`. */
function undefinedIsTaken() {
  return `${parts()
    .map(part => `import * as ${part} from '@agency/ui/${part}'`)
    .join('\n')}
type Refused<P> = P extends unknown
  ? { [K in keyof P]-?: {} extends Pick<P, K> ? ({ [X in K]: undefined } extends Pick<P, K> ? never : K) : never }[keyof P]
  : never
type Parts<Part> = { [N in keyof Part as N extends Capitalize<N & string> ? N : never]: Part[N] }
type RefusedBy<Part> = { [N in keyof Part]: Part[N] extends (props: infer P) => unknown ? Refused<P> : never }
type None<Part> = { [N in keyof Part]: never }
${parts()
  .map(part => `export const of${part}: None<Parts<typeof ${part}>> = {} as RefusedBy<Parts<typeof ${part}>>`)
  .join('\n')}
`
}

function expectSuccess({ status, stdout, stderr }: ReturnType<typeof run>) {
  expect(status, `${stdout}${stderr}`).toBe(0)
}
