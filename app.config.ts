import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
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
import { rareRoutes, visitorRoutes } from './scripts/vite/visitor-routes.ts'
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

/** What every page loads is one file, and so are the common parts of visitors' forms and the messages of a client country: many small files compress worse. */
const groups = [
  { name: 'main', test: /\/app\/client\.tsx$|\/rendering\/(?:posted-form|rpc-fetch)\.ts$/ },
  {
    name: 'form',
    test: /\/ui\/(?:Alert|Field|TextField)\.tsx$|\/rendering\/public-form\.ts$|\/messages\/(?:email_needed|name_needed|field_name|field_email)\.js$/,
  },
  { name: 'parts', test: /\/ui\/(?:Card|PageHeader)\.tsx$/ },
  {
    name: 'rare',
    test: /\/rendering\/rare-routes\.ts$|\/messages\/(?:field_password|sign_up_busy|user_created)\.js$/,
  },
  {
    name: 'contact',
    test: /\/ui\/(?:SelectField|TextArea)\.tsx$|\/messages\/contact_(?:busy|phone|problems|trap)\.js$/,
  },
  { name: 'chevrons', test: /\/lucide-react\/dist\/esm\/icons\/chevron-(?:left|right)\.m?js$/ },
  { name: 'client-texts', test: /\/messages\/(?:client_not_found_text|client_picture|client_since|flag_of)\.js$/ },
]

/** The static components around every page: a visitor's browser loads them only when it comes from the staff area. */
const layout = ['contact-bar', 'footer']

/** Every visitor loads the names of all files that pages need: what hardly any visitor opens finds its own, one request later. */
const rarePages = new Set(
  [
    'admin',
    'offline-page',
    'NavDropdownMenu', // opens from a list of the same links, which is there until it has come
    'jobs.$slug.poster',
    'poster-page',
    'page',
    'services-page',
    'fees-page',
    'procedure-page',
    'search-page',
    'complaints.follow',
    'each-company-details.$id',
    'gallery',
    'gallery-page',
    'our-companies',
    'rare',
    'rare-routes',
    'routeTree.gen',
    ...rareRoutes.map(route => basename(route)),
    ...layout,
    ...readdirSync('app/routes/admin'),
  ].map(file => `assets/${file.replace(/\.tsx$/, '').replaceAll('$', '_')}`),
)
/** The main script names every file that pages need: all but the rare ones have short names without words. That saves 0.4 kB. */
const nameOfChunk = ({ name }: { name: string }) =>
  `assets/${rarePages.has(`assets/${name.replaceAll('$', '_')}`) ? '[name]-[hash]' : '[hash:7]'}.js`
const isStyle = (file: string) => file.endsWith('.css')
const isRarePage = (file: string) => rarePages.has(file.replace(/-[\w-]{8}\.js$/, ''))

export default defineConfig(({ command }) => ({
  publicDir: 'app/public',
  resolve: {
    conditions: [SOURCES, ...defaultClientConditions],
    alias: [
      { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'ui/lucideIcon.ts') },
      // for React 16 and 17
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'ui/csp/styleSingleton.ts') },
      ...(command === 'build' ? [{ find: '#i18n/paraglide', replacement: builtMessages }] : []),
    ],
  },
  // The built server is one bundle; only what has native parts stays outside, and so in `dependencies`. While developing that would fail on React's CommonJS.
  ssr: {
    ...(command === 'build' && { noExternal: true }),
    external: native,
    resolve: { conditions: [SOURCES, ...defaultServerConditions] },
  },
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames: nameOfChunk } },
        modulePreload: { resolveDependencies: (file, needed) => (isRarePage(file) ? needed.filter(isStyle) : needed) },
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
    visitorRoutes(), // before Start, which loads the tree without its server-only branches
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
    sonnerWithoutStyleTag(),
    localeBundles(),
    notices(),
    nodeEntry(),
    compilerAsFile(),
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
        id: join(import.meta.dirname, 'server/serve.ts'),
        fileName: 'serve.js',
        preserveSignature: 'strict',
      })
      for (const name of ['staff', 'backup', 'restore', 'move', 'keys'])
        this.emitFile({
          type: 'chunk',
          id: join(import.meta.dirname, `server/cli/${name}-command.ts`),
          fileName: `${name}.js`,
        })
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'server/media/worker.ts'),
        fileName: 'pictures.js',
      })
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'server/media/pdf-thread.ts'),
        fileName: 'pdf-thread.js',
      })
    },
    // a server build emits no assets
    async writeBundle({ dir = 'dist/server' }) {
      await cp(join(import.meta.dirname, 'server/media/fonts'), join(dir, 'fonts'), { recursive: true })
      await cp(join(import.meta.dirname, 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm'), join(dir, 'pdfium.wasm'))
      for (const version of [4, 6]) {
        const file = `geo-whois-asn-country-ipv${version}.mmdb`
        const from = join(import.meta.dirname, 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb', file)
        await cp(from, join(dir, 'countries', file))
      }
    },
  }
}

/** Prisma brings its query compiler as 2.5 MB of text inside a module, which would stay in memory twice: it becomes a file beside the server. */
function compilerAsFile(): Plugin {
  return {
    name: 'compiler-as-file',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'ssr',
    load: {
      filter: { id: /query_compiler_bg\.\w+\.wasm-base64\.mjs$/ },
      handler: id =>
        `import { readFileSync } from 'node:fs'; export const wasm = readFileSync('dist/server/${basename(id, '.wasm-base64.mjs')}.wasm')`,
    },
    async writeBundle({ dir = 'dist/server' }) {
      for (const database of ['sqlite', 'postgresql']) {
        const { wasm } = (await import(`@prisma/client/runtime/query_compiler_bg.${database}.wasm-base64.mjs`)) as {
          wasm: string
        }
        await writeFile(join(dir, `query_compiler_bg.${database}.wasm`), wasm, 'base64')
      }
    },
  }
}

/** sonner puts its CSS into a <style> on import, which `style-src 'self'` forbids; ui/ToastList.tsx imports the file instead. */
function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'sonner-without-style-tag',
    apply: 'build',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);?$/m, '')
        if (without === code) this.error('sonner no longer calls __insertCSS: remove this plugin')
        return { code: without, map: null }
      },
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
