import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ALLOWED =
  /^(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|MIT-0|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|\(MIT OR CC0-1\.0\))$/

test.each([
  [
    'client',
    [
      'react',
      'react-dom',
      'zod',
      'embla-carousel',
      'lucide-react',
      'sonner',
      '@fontsource/literata',
      '@fontsource-variable/source-sans-3',
      'swagger-ui-dist',
      'tailwindcss',
    ],
  ],
  [
    'server',
    [
      'react',
      'hono',
      'zod',
      '@trpc/server',
      '@prisma/client',
      'lucia',
      'nodemailer',
      'pino',
      'pg',
      '@ip-location-db/geo-whois-asn-country-mmdb',
    ],
  ],
] as const)('the build for the %s lists its third-party packages with their licences', async (part, expected) => {
  const notices = await readFile(join(root, 'dist', part, 'third-party-notices.txt'), 'utf8')
  const entries = [...notices.matchAll(/^## (\S+) - (\S+)(?: \(([^\n]+)\))?\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)]
  expect(entries.map(([, name]) => name)).toEqual(expect.arrayContaining([...expected]))
  for (const [, name, , licence = ''] of entries) expect(licence, name).toMatch(ALLOWED)
  for (const [, name, , licence] of entries.filter(([, , , , text = '']) => text.trim() === ''))
    expect(licence, `${name} brings no text of its own`).toMatch(/^(?:MIT|ISC)$/)
  for (const [licence, begin] of [
    ['MIT', 'Permission is hereby granted'],
    ['ISC', 'Permission to use, copy'],
  ])
    expect(notices).toContain(`## ${licence}, for each package above without a text, © its authors\n\n${begin}`)
})

test('the fonts that browsers get come with their copyright', async () => {
  const notices = await readFile(join(root, 'dist/client/third-party-notices.txt'), 'utf8')
  for (const copyright of [
    'with Reserved Font Name ‘Source’',
    'The Literata Project Authors',
    'notofonts/bengali',
    'notofonts/arabic',
    'The Bootstrap Authors',
    'SIL OPEN FONT LICENSE',
  ])
    expect(notices).toContain(copyright)
})
