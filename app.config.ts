import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { NOTICES, notices } from './scripts/vite/third-party-notices.ts'
import { languageNames } from './scripts/vite/language-names.ts'
import { localeBundles } from './scripts/vite/locale-bundles.ts'
import product from './package.json' with { type: 'json' }

/** The commit that is built, where there is a git to ask. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return process.env.COMMIT ?? 'unknown'
  }
}

/** By what two builds are told apart, also of one commit: of a tree with changes, or with other packages. */
function build() {
  const facts = [product.version, commit(), builtAt]
  return createHash('sha256').update(facts.join()).digest('hex').slice(0, 12)
}

const builtAt = new Date().toISOString()

/** The condition under which the kit's package leads to its sources; `ui/dist` is for other applications. */
const SOURCES = '@agency/source'
/**
 * The messages as a build takes them, a module each. Elsewhere than the few modules for developing and tests, which load faster: a type
 * check after either would find all messages changed, and begin anew.
 */
const builtMessages = join(import.meta.dirname, '.cache/paraglide')
const native = ['@libsql/client', '@node-rs/argon2', 'sharp']

/**
 * What every page loads is one file, and so are the fields of visitors' forms: many small files compress worse, by 2 kB
 * on pages with a form.
 */
const groups = [
  { name: 'main', tags: ['$initial' as const] },
  { name: 'form', test: /\/(?:ui\/(?:Alert|Field|TextField)|form-problems|check-fields|visitor-form)\.tsx?$/ },
]

export default defineConfig(({ command }) => ({
  publicDir: 'app/public',
  resolve: {
    conditions: [SOURCES, ...defaultClientConditions],
    alias: command === 'build' ? [{ find: '#i18n/paraglide', replacement: builtMessages }] : [],
  },
  // The built server is one bundle; only what has native parts stays outside, and so in `dependencies`. While
  // developing that would fail on React's CommonJS.
  ssr: {
    ...(command === 'build' && { noExternal: true }),
    external: native,
    resolve: { conditions: [SOURCES, ...defaultServerConditions] },
  },
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
        modulePreload: false, // every visitor would load the names of what each screen of the staff area needs: 12 kB
      },
    },
  },
  define: {
    __VERSION__: JSON.stringify(product.version),
    __COMMIT__: JSON.stringify(commit()),
    __BUILT__: JSON.stringify(builtAt),
    __BUILD__: JSON.stringify(build()),
    __LANGUAGE_NAMES__: JSON.stringify(languageNames()),
  },
  build: { chunkSizeWarningLimit: 4000, license: { fileName: NOTICES } },
  plugins: [
    // tests have the messages compiled before they start: the plugin would do it once more for each of their projects
    !process.env.VITEST &&
      paraglideVitePlugin({
        project: 'i18n/project.inlang',
        outdir: command === 'build' ? builtMessages : 'i18n/paraglide',
        outputStructure: command === 'build' ? 'message-modules' : 'locale-modules',
        strategy: ['url', 'baseLocale'],
        emitReadme: false,
      }),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      // One file for a page and what it loads: its error is there when the network is not, and no page brings another's loader.
      // By default what it shows while it loads comes with every page.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    viteReact(),
    localeBundles(),
    notices(),
    nodeEntry(),
    apiReference(),
    precompress(),
  ],
}))

/** Adds dist/server/main.js, the Node server, and the commands beside it to Start's own server build. */
function nodeEntry(): Plugin {
  return {
    name: 'node-entry',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'server/main.ts'), fileName: 'main.js' })
      // journeys open one server after another in a process
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'server/process/serve.ts'),
        fileName: 'serve.js',
        preserveSignature: 'strict',
      })
      for (const file of globSync('server/{cli,features/*}/*-command.ts', { cwd: import.meta.dirname }))
        this.emitFile({
          type: 'chunk',
          id: join(import.meta.dirname, file),
          fileName: `${basename(file, '-command.ts')}.js`,
        })
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'server/files/worker.ts'),
        fileName: 'pictures.js',
      })
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'server/files/pdf-thread.ts'),
        fileName: 'pdf-thread.js',
      })
    },
    // a server build emits no assets
    async writeBundle({ dir = 'dist/server' }) {
      await cp(join(import.meta.dirname, 'server/files/fonts'), join(dir, 'fonts'), { recursive: true })
      await cp(join(import.meta.dirname, 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm'), join(dir, 'pdfium.wasm'))
      for (const version of [4, 6]) {
        const file = `geo-whois-asn-country-ipv${version}.mmdb`
        const from = join(import.meta.dirname, 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb', file)
        await cp(from, join(dir, 'countries', file))
      }
    },
  }
}

/** Puts the API reference's two files beside the pages, so that nothing comes from a CDN. */
function apiReference(): Plugin {
  return {
    name: 'api-reference',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async writeBundle({ dir = 'dist/client' }) {
      const from = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
      for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
        await cp(join(from, file), join(dir, 'api-reference', file))
    },
  }
}

/** Writes x.br and x.gz beside every text file, so that the server never compresses them itself. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist/client' }) {
        for (const file of await readdir(dir, { recursive: true })) {
          if (!/\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/.test(file)) continue
          const bytes = await readFile(join(dir, file))
          if (bytes.length < 1024) continue
          await writeFile(
            join(dir, `${file}.br`),
            brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
          await writeFile(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }))
        }
      },
    },
  }
}
