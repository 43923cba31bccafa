// `npm run build` in this folder, and before every `npm pack`: JavaScript and types by tsc, one stylesheet with its fonts by Vite.
import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const here = import.meta.dirname
const dist = join(here, 'dist')

rmSync(dist, { recursive: true, force: true })
writeScripts()
await writeStyles()
copyFileSync(join(here, '../LICENSE'), join(dist, 'LICENSE'))

function writeScripts() {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  // the styles of a part that comes late are in the one sheet, too
  for (const file of globSync(join(dist, '*.js')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, ''))
}

function writeStyles() {
  return build({
    configFile: false,
    root: here,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: { styles: join(here, 'package.css') },
        output: {
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
        },
      },
    },
  })
}
