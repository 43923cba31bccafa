import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The file with the licences of third parties, in the client and in the server build. Vite lists the packages in the scripts. */
export const NOTICES = 'third-party-notices.txt'

const root = join(import.meta.dirname, '../..')
/** Third-party files in the client build that are no scripts: packages, and licences of files that were copied by hand. */
const packages = [
  '@fontsource/literata',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/source-sans-3',
  '@inlang/paraglide-js',
  'country-flag-icons',
  'swagger-ui-dist',
  'tailwindcss',
]
/** Third-party data in the server build, and a licence that is not its package's. */
const data = ['@ip-location-db/geo-whois-asn-country-mmdb']
const PDFIUM = 'node_modules/@embedpdf/pdfium/LICENSE.pdfium'
const BORDERS = 'server/features/clients/map/world.txt'
const own = [
  'ui/fonts/kit-sans.txt',
  'ui/fonts/literata.txt',
  'ui/fonts/noto-sans-bengali.txt',
  'ui/fonts/language-names.txt',
  'ui/BrandIcon.txt',
  BORDERS,
]

/** Adds what Vite does not know of: fonts, styles, pictures and the API reference; and the licence texts that some packages lack. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const additions =
        this.environment.name === 'client'
          ? [...packages.map(ofPackage), ...own.map(async file => `## ${file}\n\n${await text(file)}`)]
          : [...data.map(ofPackage), text(PDFIUM).then(licence => `## PDFium\n\n${licence}`)]
      const [mit, isc] = await Promise.all(['LICENSE', BORDERS].map(text))
      const terms = [
        '## MIT, for each package above without a text, © its authors',
        termsOf(mit),
        '## ISC, for each package above without a text, © its authors',
        termsOf(isc),
      ]
      await appendFile(join(dir, NOTICES), ['', ...(await Promise.all(additions)), ...terms].join('\n\n'))
    },
  }
}

const text = (file: string) => readFile(join(root, file), 'utf8')

/** The terms of a licence without its copyright line. */
const termsOf = (licence = '') => licence.slice(licence.search(/^Permission (?:to use|is hereby)/m))

async function ofPackage(name: string) {
  const folder = join(root, 'node_modules', name)
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  const files = await Promise.all(
    ['LICENSE', 'NOTICE', 'NRO_LICENSE'].map(file => readFile(join(folder, file), 'utf8').catch(() => '')),
  )
  return `## ${name} - ${version} (${license})\n\n${files.filter(Boolean).join('\n')}`
}
