// `npm run patterns` after a build: works a day on the demonstration and writes the server's responses, for the stories of its screens.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openReceiver, RECEIVER } from './receiver.ts'
import { groupNames, type Settings } from '../../server/features/settings/schema.ts'
import { agencyIn } from '../../server/features/settings/facts.ts'
import { baseLocale, locales } from '../../i18n/paraglide/runtime.js'
import { startProduct } from '../../tests/browser/product.ts'
import { type Client, openClient } from './client.ts'
import { openAgency, work } from './play.ts'
import { keyOf, questions } from './questions.ts'

const FOLDER = 'app/stories/records'
/** Drawings that the server makes, at the addresses that pages have. */
const DRAWINGS = '.storybook/drawings'
const drawn = ['/our-clients/map.svg', '/our-clients/gulf.svg']
const HOST = 'https://meghbridge.example'

const receiver = await openReceiver()
const product = await startProduct({
  DEMO: 'on',
  BACKUP_EVERY: '24',
  SMTP_URL: 'smtp://127.0.0.1:9',
  WEBHOOK_STAND_IN: receiver.origin,
})
try {
  const people = await openAgency(product.url)
  const visitors = await work(product.url, people, receiver.origin)
  const asked = await questions({ ...people, ...visitors, visitor: openClient(product.url) })
  const files: Record<string, Record<string, Record<string, unknown>>> = {}
  for (const { client, path, input } of asked)
    for (const locale of locales) {
      const response = await client.query(path, input, locale)
      const file = (files[path.replace('/', '').split('.')[0]!] ??= {})
      const known = file[baseLocale]?.[keyOf(path, input)]
      // what no language changes is written once
      if (JSON.stringify(known) !== JSON.stringify(response)) (file[locale] ??= {})[keyOf(path, input)] = response
    }
  const settings = await settingsOf(people.owner)
  files.agency = Object.fromEntries(
    locales.map(locale => [locale, { agency: agencyIn(locale, new URL(HOST).hostname, settings) }]),
  )
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const [name, responses] of Object.entries(files)) await write(name, fileOf(responses))
  await write('index', indexOf(Object.keys(files)))
  await rm(DRAWINGS, { recursive: true, force: true })
  const { mark } = agencyIn(baseLocale, HOST, settings)
  const [job] = await people.owner.query<{ slug: string }[]>('vacancies.list')
  for (const path of [...drawn, mark!.small, `/jobs/${job!.slug}/qr.svg`]) await writeDrawing(path)
} finally {
  receiver.close()
  await product.end()
}

/** What the pages say of the agency is no query: they come with it. */
async function settingsOf(owner: Client): Promise<Settings> {
  const groups = groupNames.map(async group => {
    const feature = `settings-${group}`
    const { live } = await owner.query<{ live: { data: object } }>('content.open', { feature, _id: feature })
    return [group, live.data] as const
  })
  return Object.fromEntries(await Promise.all(groups))
}

async function writeDrawing(path: string) {
  const file = join(DRAWINGS, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(await (await fetch(product.url + path)).arrayBuffer()))
}

function write(name: string, text: string) {
  const said = text
    .replaceAll(product.url, HOST)
    .replaceAll(receiver.origin, RECEIVER)
    .replaceAll(product.dataDir, '/var/lib/meghbridge')
    .replaceAll(`"${product.port}"`, '"3000"')
  return writeFile(join(FOLDER, `${name}.ts`), said)
}

function fileOf(responses: Record<string, object>) {
  const parts = locales.map(
    locale => `export const ${locale} = ${JSON.stringify(responses[locale] ?? {}, null, 2)} satisfies MockResponses`,
  )
  return [`import type { MockResponses } from '../mock-responses.ts'`, ...parts, ''].join('\n\n')
}

function indexOf(names: string[]) {
  return [
    names.map(name => `import * as ${name} from './${name}.ts'`).join('\n'),
    "/** The server's responses in each language; English stands where a language changes nothing. */",
    ...locales.map(locale => `export const ${locale} = { ${names.map(name => `...${name}.${locale}`).join(', ')} }`),
    '/** When the responses were recorded. */',
    `export const RECORDED_AT = '${new Date().toISOString()}'`,
    '',
  ].join('\n\n')
}
