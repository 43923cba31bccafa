// Takes features away: `npm run remove-feature -- payments` says what would go, and with `--yes` it goes. Models and migrations stay, as
// databases have their tables. CONTRIBUTING.md has the recipe; tests/removal.mjs takes each optional feature away.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { order } from './lint-layers.mjs'

/** What lists something of each feature: a list loses the lines that import what goes, and those with what they imported or its own rows. */
const lists = [
  'server/features.ts',
  'server/tables.ts',
  'server/pages.schema.ts',
  'app/site/features.ts',
  'app/site/home-parts.ts',
  'app/staff/features.ts',
  'app/stories/staff/lists.stories.tsx',
  'prisma/seed/seed.ts',
  'prisma/seed/pages-data.ts',
  'prisma/seed/picture-facts.ts',
  'scripts/lint-owners.mjs',
  'scripts/patterns/questions.ts',
  'tests/server/authorization.test.ts',
]
/** Besides its folders, a feature has files that are named for it, */
const NAMED = [
  'tests/browser/',
  'app/stories/*/',
  'prisma/seed/',
  'prisma/seed/features/',
  'tests/features/content/examples/',
]
/** and of these whatever imports something of it, or asks one of its procedures. */
const FOLLOWERS = /^(?:app\/routes|app\/stories|prisma\/seed|scripts\/patterns|tests)\//

const paths = pattern => globSync(pattern).map(path => path.replaceAll('\\', '/'))
const sources = new Map(
  paths('{app,prisma/seed,scripts,server,tests}/**/*.{mjs,ts,tsx}').map(file => [file, readFileSync(file, 'utf8')]),
)
const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
const asked = process.argv.slice(2).filter(arg => arg !== '--yes')
const unknown = asked.filter(name => !order.includes(name))
if (asked.length === 0 || unknown.length > 0) {
  const problem = unknown.length > 0 ? `There is no feature ${unknown.join(', ')}` : 'Name a feature'
  console.error(`${problem}; there are ${order.join(', ')}`)
  process.exit(1)
}
const names = withThoseBelow(asked)
const below = names.filter(name => !asked.includes(name))
const any = names.join('|')
const going = filesOf()
const shorter = lists.flatMap(file => {
  const source = shorten(file)
  return source === sources.get(file) ? [] : [{ file, source }]
})
show('Features', [...asked, ...below.map(name => `${name}, which imports one of these`)])
show(
  'Files outside of their folders',
  going.filter(file => !isOf(file)),
)
show(
  'Lines of',
  shorter.map(({ file }) => file),
)
if (process.argv.includes('--yes')) {
  for (const { file, source } of shorter) writeFileSync(file, source)
  for (const path of [...going, ...names.flatMap(name => paths(`{app,server,tests}/features/${name}`))])
    rmSync(path, { recursive: true, force: true })
} else console.log('Nothing has been changed: --yes does it.')

function show(title, entries) {
  console.log([`${title}:`, ...entries.toSorted()].join('\n  '))
}

/** The paths that a file imports, from the root of the repository. */
function importsOf(file, source) {
  return [...source.matchAll(/(?:\bfrom |\bimport\(|^import )'([#.][^']+)'/gm)].map(([, path]) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  )
}

function featureOf(path) {
  return /^(?:app|server|tests)\/features\/([\w-]+)\//.exec(path)?.[1]
}

/** Whether a path is in a folder of what goes. */
function isOf(path) {
  return names.includes(featureOf(path))
}

/** These features and those that import one of them. */
function withThoseBelow(above) {
  const importing = [...imports].flatMap(([file, imported]) =>
    /^(?:app|server)\/features\//.test(file) && imported.some(path => above.includes(featureOf(path)))
      ? [featureOf(file)]
      : [],
  )
  const all = [...new Set([...above, ...importing])]
  return all.length > above.length ? withThoseBelow(all) : above
}

/** The files of these features. */
function filesOf() {
  const all = new Set([...sources.keys()].filter(isOf))
  for (const folder of NAMED) for (const file of paths(`${folder}*`)) if (isNamed(file)) all.add(file)
  const procedure = new RegExp(`['"\`](?:${any})\\.\\w`)
  const follows = file =>
    FOLLOWERS.test(file) &&
    !lists.includes(file) &&
    (imports.get(file).some(path => isOf(path) || all.has(path)) || procedure.test(sources.get(file)))
  for (let size = -1; size < all.size;) {
    size = all.size
    for (const file of sources.keys()) if (follows(file)) all.add(file)
  }
  return [...all]
}

function isNamed(file) {
  return new RegExp(`/(?:${any})[.-][^/]*$`).test(file)
}

/** A list without what goes. Tables that are left behind are named, since their models stay. */
function shorten(file) {
  const lost = []
  const source = sources
    .get(file)
    .replaceAll(/^import (?:type )?\{([^}]*)\} from '#([^']+)'\n/gm, (line, imported, path) => {
      if (!isOf(path) && !going.includes(path)) return line
      lost.push(...imported.split(',').map(name => name.trim().split(' as ').at(-1)))
      return ''
    })
  const entry = new RegExp(`^\\s+(?:\\.\\.\\.)?(?:${lost.join('|') || '-'})(?:\\.flatMap\\(.*\\))?,$`)
  const row = new RegExp(`^\\s+\\[?'(?:[A-Z]+ )?(?:[\\w/.-]+/)?(?:${any})[./?'-].*,?(?: //.*)?$`)
  const kept = source.split('\n').filter(line => !entry.test(line) && !row.test(line))
  return kept.join('\n').replace(
    /(?<=^const leftBehind = \[)(?=\])/m,
    tables()
      .map(table => `'${table}'`)
      .join(', '),
  )
}

function tables() {
  return [...sources].flatMap(([file, source]) =>
    isOf(file) && file.endsWith('/tables.ts')
      ? [...source.matchAll(/^ {2}([A-Z]\w+): \{/gm)].map(([, table]) => table)
      : [],
  )
}
