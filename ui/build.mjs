// `npm run build` in this folder, and before every `npm pack`: JavaScript and types by tsc, the two stylesheets with their fonts by Vite.
import { spawnSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const here = import.meta.dirname
const dist = join(here, 'dist')
const slot = { type: 'attribute', name: 'data-slot' }
/** `:where([data-slot], [data-slot] *)` */
const IN_PART = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [[slot], [slot, { type: 'combinator', value: 'descendant' }, { type: 'universal' }]],
}

/** Rules of a page, for what is a part or in one; none where they are about the page alone. */
const visitor = {
  Rule: { page: () => [], style: ({ value }) => (value.selectors.some(isOfPage) ? [] : undefined) },
  Selector(selector) {
    const end = selector.findIndex(({ type }) => type === 'pseudo-element')
    return selector.toSpliced(end < 0 ? selector.length : end, 0, IN_PART)
  },
}

rmSync(dist, { recursive: true, force: true })
writeScripts()
await writeStyles()
writeFileSync(join(dist, 'css.d.ts'), 'export {}\n') // TypeScript asks what an imported sheet is

function writeScripts() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  // the styles of a part that comes late are in the one sheet, too
  for (const file of globSync(join(dist, '**/*.{js,d.ts}')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, ''))
}

/**
 * styles.css with tokens and parts; base.css with how a page stands around them; and at the end of the first what the
 * second says, for parts alone.
 */
async function writeStyles() {
  await build(sheets({ styles: 'package.css', base: 'base.css' }))
  const scoped = await build({
    ...sheets({ base: 'base.css' }, false),
    css: { transformer: 'lightningcss', lightningcss: { visitor } },
  })
  appendFileSync(join(dist, 'styles.css'), scoped.output.find(({ fileName }) => fileName === 'base.css').source)
}

function sheets(files, write = true) {
  return {
    configFile: false,
    root: here,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write,
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(here, file)])),
        output: {
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]'),
        },
      },
    },
  }
}

function isOfPage(selector) {
  return selector.some(
    ({ type, kind, name }) =>
      kind === 'root' ||
      kind === 'host' ||
      String(kind).startsWith('view-transition') ||
      (type === 'type' && (name === 'html' || name === 'body')),
  )
}
