import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../../i18n/project.inlang/settings.json' with { type: 'json' }
import { order } from '../../scripts/lint-layers.mjs'
import { cataloguesOf } from './catalogues.ts'

const SHARED = ''
const files = globSync('{app,server,i18n,scripts,prisma/seed}/**/*.{ts,tsx}', {
  exclude: path => /node_modules|paraglide|generated|app\/stories|\.stories\./.test(path),
})
const sources = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
/** The feature of each message. */
const owners = new Map(
  cataloguesOf('en').flatMap(({ feature, messages }) => Object.keys(messages).map(key => [key, feature] as const)),
)
const folderOf = (path: string) => /^#?(?:app|server)\/features\/([\w-]+)\//.exec(path)?.[1]
const importsOf = (file: string) =>
  [...sources.get(file)!.matchAll(/(?:\bfrom |\bimport\(|^import )'([#.][^']+)'/gm)].map(([, path]) =>
    path!.startsWith('#') ? path!.slice(1) : join(dirname(file), path!),
  )
/** The feature of a file; a route is of the one whose page it opens. */
const featureOf = (file: string) =>
  folderOf(file) ?? (file.startsWith('app/routes/') ? importsOf(file).map(folderOf).find(Boolean) : undefined) ?? SHARED
const imported = Map.groupBy(
  files.flatMap(file => {
    const mine = folderOf(file)
    const others = mine ? importsOf(file).flatMap(path => folderOf(path) ?? []) : []
    return others.flatMap(other => (mine && other !== mine ? [{ mine, other }] : []))
  }),
  ({ mine }) => mine,
)

/** The features without which one is not there: those that it imports, and what they import. */
function aboveOf(feature: string, known = new Set<string>()): Set<string> {
  for (const { other } of imported.get(feature) ?? [])
    if (!known.has(other)) {
      known.add(other)
      aboveOf(other, known)
    }
  return known
}

const uses = files.flatMap(file =>
  [...sources.get(file)!.matchAll(/\bm\.(\w+)/g)].flatMap(([, key]) =>
    owners.has(key!) ? [{ key: key!, file, by: featureOf(file) }] : [],
  ),
)
/** Names that a feature's messages begin with, in the singular and the plural. */
const prefixes = [...order, 'help'].flatMap(name => [name, name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')])

test('a feature uses its messages, those of features that it imports, and shared ones', () => {
  const crossing = uses.filter(({ key, by }) => {
    const owner = owners.get(key)!
    return owner !== SHARED && owner !== by && !aboveOf(by).has(owner)
  })
  expect(uses.length).toBeGreaterThan(4_000)
  expect(crossing.map(({ key, file }) => `${key} in ${file}`)).toEqual([])
})

test('a message that one feature alone uses stands in its catalogue', () => {
  const byKey = Map.groupBy(uses, ({ key }) => key)
  const lonely = [...byKey].flatMap(([key, all]) => {
    const users = new Set(all.map(({ by }) => by))
    const [only] = users
    return owners.get(key) === SHARED && users.size === 1 && only ? [`${key} is of ${only}`] : []
  })
  expect(lonely).toEqual([])
})

test('what is shared is named for no feature', () => {
  const named = [...owners].filter(
    ([key, owner]) => owner === SHARED && prefixes.some(prefix => key === prefix || key.startsWith(`${prefix}_`)),
  )
  expect(named.map(([key]) => key)).toEqual([])
})

test('every feature with messages has its catalogue registered, and each message has one', () => {
  const keys = cataloguesOf('en').flatMap(({ messages }) => Object.keys(messages))
  const folders = cataloguesOf('en').map(({ feature }) => feature)
  const patterns = folders.map(folder => `./messages/${folder && `${folder}/`}{locale}.json`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(settings['plugin.inlang.messageFormat'].pathPattern.toSorted()).toEqual(patterns.toSorted())
  expect(folders.filter(folder => folder && ![...order, 'help'].includes(folder))).toEqual([])
})
