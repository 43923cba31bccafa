// `npm run patterns` after a build: works a day on the demonstration and writes the server's responses, for the stories of its screens.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { wholeLocales } from '../../i18n/locale.ts'
import { baseLocale } from '../../i18n/paraglide/runtime.js'
import { startProduct } from '../../tests/browser/product.ts'
import { findAnswers, HOST } from './answers.ts'
import { openClient } from './client.ts'
import { openReceiver, RECEIVER } from './receiver.ts'

const FOLDER = 'app/stories/records'
/** Drawings that the server makes, at the addresses that pages have. */
const DRAWINGS = '.storybook/drawings'
const drawn = ['/our-clients/map.svg', '/our-clients/gulf.svg', '/licence-and-fees/qr.svg']

const receiver = await openReceiver()
const product = await startProduct({
  DEMO: 'on',
  BACKUP_EVERY: '24',
  SMTP_URL: 'smtp://127.0.0.1:9',
  WEBHOOK_STAND_IN: receiver.origin,
})
try {
  const answers = await findAnswers(() => openClient(product.url), receiver.origin)
  await rm(FOLDER, { recursive: true, force: true })
  const known = answers[baseLocale]
  for (const locale of wholeLocales) {
    const files: Record<string, Record<string, unknown>> = {}
    for (const [key, answer] of Object.entries(answers[locale]))
      // what no language changes is written once
      if (locale === baseLocale || JSON.stringify(answer) !== JSON.stringify(known[key as keyof typeof known]))
        (files[key.replace('/', '').split('.')[0]!] ??= {})[key] = answer
    for (const [name, content] of Object.entries(files)) await write(join(locale, name), content)
  }
  await write('recorded-at', new Date().toISOString())
  await rm(DRAWINGS, { recursive: true, force: true })
  const { agency, 'vacancies.bySlug': job } = known
  for (const path of [...drawn, agency!.mark!.small, `/jobs/${job!.slug}/qr.svg`]) await writeDrawing(path)
} finally {
  receiver.close()
  await product.end()
}

async function writeDrawing(path: string) {
  const file = join(DRAWINGS, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(await (await fetch(product.url + path)).arrayBuffer()))
}

async function write(name: string, content: unknown) {
  const said = JSON.stringify(content, null, 2)
    .replaceAll(product.url, HOST)
    .replaceAll(receiver.origin, RECEIVER)
    .replaceAll(product.dataDir, '/var/lib/meghbridge')
    .replaceAll(`"${product.port}"`, '"3000"')
  const file = join(FOLDER, `${name}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${said}\n`)
}
