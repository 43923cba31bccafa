import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exceptions, findViolation, order, readOrder } from '../../scripts/lint-layers.mjs'
import { OPTIONAL } from '../optional.mjs'

const forbidden = [
  ['ui/Button.tsx', '#i18n/locale.ts', 'ui imports nothing of ours'],
  ['i18n/locale.ts', '#server/config/config.ts', 'i18n imports nothing of ours'],
  [
    'app/routes/index.tsx',
    '#server/features/news/domain.ts',
    'app imports from server only schema.ts, shared files, permissions.ts and types',
  ],
  [
    'server/features/news/paths.shared.ts',
    '#server/features/news/domain.ts',
    'shared files import only i18n, schemas, each other and permissions.ts',
  ],
  ['server/http/seo.ts', '#app/layouts/head.ts', 'server never imports app'],
  ['server/jobs/scheduler.ts', '#server/features/news/domain.ts', 'infrastructure knows no feature'],
  ['server/create-server.ts', '#server/features/news/domain.ts', 'infrastructure knows no feature'],
  ['server/trpc/procedures.ts', 'lucia', 'only server/http/sessions.ts imports it'],
  ['server/features/news/rest.ts', '#server/features/clients/csv.ts', 'features import each other only through'],
  ['tests/browser/resident.mjs', '../../dist/server/serve.js', 'the type check would read the build'],
] as const

test.each(forbidden)('%s may not import %s', (file, specifier, reason) => {
  expect(findViolation(file, specifier)).toContain(reason)
})

test('a ring of features fails, of values and of types, at both ends', () => {
  const below = 'stands below it in server/features.ts'
  for (const end of ['server', 'app'])
    for (const isType of [false, true]) {
      expect(
        findViolation(`${end}/features/applications/a.ts`, '#server/features/workers/schema.ts', isType),
      ).toContain(below)
      expect(findViolation(`${end}/features/workers/a.ts`, '#server/features/applications/schema.ts', isType)).toBe(
        undefined,
      )
    }
  expect(findViolation('app/features/clients/a.tsx', '#app/features/home/b.tsx')).toContain(below)
  expect(findViolation('app/features/clients/a.tsx', '#app/features/help/b.tsx')).toContain(below)
})

test('features have one order, which both lists of the other end follow', async () => {
  const { features } = await import('#server/features.ts')
  expect(order).toEqual([
    ...new Set(features.map(({ name, folder = name }: { name: string; folder?: string }) => folder)),
  ])
  for (const list of ['app/staff/features.ts', 'app/site/features.ts']) {
    const source = readFileSync(list, 'utf8')
      .replaceAll('#app', '#server')
      .replaceAll(/(?:staff|site)\.ts'/g, "feature.ts'")
    const named = readOrder(
      source.replaceAll(/\{ (?:staff|site) as (\w+) \}/g, '{ $1 }').replace(/^const all\b[^=]*= /m, 'const parts = '),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => order.includes(name))).toEqual(order.filter(name => named.includes(name)))
  }
})

test('a library behind a seam is closed to types, too', () => {
  expect(findViolation('server/http/env.ts', 'lucia', true)).toContain('only server/http/sessions.ts')
})

test('the file before Lucia shows the names of its decision and no type of Lucia', () => {
  const source = readFileSync('server/http/sessions.ts', 'utf8')
  const shown = [...source.matchAll(/^export (?:async )?(?:function|const|type) (\w+)/gm)].map(([, name]) => name)
  const [, list = ''] = /^- What others see: (.*?)\. /m.exec(
    readFileSync('docs/decisions/0172-the-seam-of-lucia.md', 'utf8'),
  )!
  expect(shown.toSorted()).toEqual([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted())
  expect(source).not.toMatch(/^export (?:type )?\{/m)
})

test('every exception is needed', () => {
  const unneeded = Object.entries(exceptions).filter(([file, allowed]) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return ![...source.matchAll(/^(?:import (?!type)|export |\} ).*from '(#[^']+)'/gm)].some(([, specifier]) =>
      allowed.test(specifier!),
    )
  })
  expect(unneeded.map(([file]) => file)).toEqual([])
})

test('loose files of the server begin it or are named by all of it', () => {
  expect(readdirSync('server').filter(name => name.includes('.')).length).toBeLessThanOrEqual(8)
})

test.each(OPTIONAL)('%s is named in at most eight files that can do without it', name => {
  const path = new RegExp(`features/${name}/|/admin/${name}\\b|['"/]${name}['"/]`)
  const below = order.slice(order.indexOf(name)).join('|') // they know it, and go with it
  const own = new RegExp(`^(?:app|server)/features/(?:${below})/|^app/(?:routes|stories)/|\\.(?:gen|stories)\\.tsx?$`)
  const files = globSync('{app,i18n,server}/**/*.{ts,tsx,js}').map(file => file.replaceAll('\\', '/'))
  const naming = files.filter(
    file => !own.test(file) && !file.startsWith('i18n/paraglide/') && path.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(naming.length, naming.join(', ')).toBeLessThanOrEqual(8)
})
