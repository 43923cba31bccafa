// Takes features away: `npm run remove-feature -- payments` says what would go, and with `--yes` it goes. Models and migrations stay, as
// databases have their tables. CONTRIBUTING.md has the recipe; tests/removal.mjs takes each optional feature away.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { resolveConfig } from 'vite'
import { order } from './lint-layers.mjs'

/** Besides its folders, a feature has the files here that are named for it. */
const NAMED =
  /^(?:app\/stories\/\w+|prisma\/seed|prisma\/seed\/features|scripts\/patterns\/features|tests\/browser|tests\/features\/content\/examples)\/[^/]+$/
/** What goes where it uses something of a feature on more than lines of its own. */
const FOLLOWERS = /^(?:app\/routes|app\/stories|prisma\/seed|tests)\//
const CATALOGUES = 'i18n/project.inlang/settings.json'
/** What nothing else imports. */
const LEAF = /\.(?:spec|stories|test)\.tsx?$/
const IMPORT = /^(?:import (?:type )?|const )\{([^}]*)\} (?:from |= await import\()'([#.][^']+)'\)?\n/gm
/** The tables of features that went, whose models have no owner. */
const LEFT_BEHIND = /(?<=^const leftBehind = \[)(?=[^\]]*\])/m

const all = globSync('{app,i18n/messages,prisma/seed,scripts,server,tests}/**/*.{json,mjs,ts,tsx}').map(path =>
  path.replaceAll('\\', '/'),
)
const sources = new Map(
  all.filter(file => file !== 'app/routeTree.gen.ts').map(file => [file, readFileSync(file, 'utf8')]),
)
const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
const isReal = process.argv.includes('--yes')
const asked = process.argv.slice(2).filter(arg => arg !== '--yes')
const unknown = asked.filter(name => !order.includes(name))
if (asked.length === 0 || unknown.length > 0) {
  const problem = unknown.length > 0 ? `There is no feature ${unknown.join(', ')}` : 'Name a feature'
  console.error(`${problem}; there are ${order.join(', ')}`)
  process.exit(1)
}
const names = withThoseBelow(asked)
const any = names.join('|')
const procedure = new RegExp(`['"\`](?:${any})\\.\\w`)
const path = new RegExp(`/features/(?:${any})/`)
const row = new RegExp(`^\\s+\\[?'(?:(?:${any})\\.|[^']*/(?:${any})[./?'-]).*,$`)
/** As a test that has it for an example writes it: in quotes, or in a path. */
const words = new RegExp(`['"\`/](?:${any})(?=['"\`/.?#])`)
const messages = new Set(
  names.flatMap(name => Object.keys(JSON.parse(sources.get(`i18n/messages/${name}/en.json`) ?? '{}'))),
)
const gone = new Set(all.filter(file => isOf(file) || isNamed(file)))
const shorter = new Map()
for (let before = -1; before < gone.size;) {
  before = gone.size
  for (const file of sources.keys()) if (!gone.has(file)) follow(file)
}
show('Features', [...asked, ...names.slice(asked.length).map(name => `${name}, which imports one of these`)])
show(
  'Files outside of their folders',
  [...gone].filter(file => !isOf(file)),
)
show(
  'Lines of',
  [...shorter.keys()].filter(file => !gone.has(file)),
)
const stuck = [...shorter].filter(([file, { isNaming }]) => isNaming && !gone.has(file)).map(([file]) => file)
if (stuck.length > 0) show('These need more than a line, so it has to be given by registration first', stuck)
show(
  'Tests that still have a word of these: where one fails, it wants another example',
  [...sources.keys()].filter(
    file => file.startsWith('tests/') && !gone.has(file) && words.test(shorter.get(file)?.source ?? sources.get(file)),
  ),
)
if (isReal && stuck.length === 0) await remove()
else console.log('Nothing has been changed: --yes does it.')
process.exitCode = stuck.length > 0 ? 1 : 0

function show(title, entries) {
  console.log([`${title}:`, ...entries.toSorted()].join('\n  '))
}

async function remove() {
  for (const [file, { source }] of shorter) writeFileSync(file, source)
  for (const file of gone) rmSync(file)
  for (const name of names)
    for (const folder of ['app/features', 'server/features', 'tests/features', 'i18n/messages'])
      rmSync(`${folder}/${name}`, { recursive: true, force: true })
  const settings = readFileSync(CATALOGUES, 'utf8')
  writeFileSync(
    CATALOGUES,
    settings.replaceAll(new RegExp(`,\\s*"\\./messages/(?:${any})/\\{locale\\}\\.json"`, 'g'), ''),
  )
  const tables = [...sources].flatMap(([file, source]) =>
    isOf(file) && file.endsWith('/tables.ts') ? [...source.matchAll(/^ {2}([A-Z]\w+): \{/gm)] : [],
  )
  const list = readFileSync('server/tables.ts', 'utf8')
  writeFileSync('server/tables.ts', list.replace(LEFT_BEHIND, tables.map(([, table]) => `'${table}', `).join('')))
  await resolveConfig({ configFile: 'app.config.ts', logLevel: 'error' }, 'serve') // has the tree of routes written
}

/** The paths that a file imports, from the root of the repository. */
function importsOf(file, source) {
  return [...source.matchAll(/(?:\bfrom |\bimport\(|^import )'([#.][^']+)'/gm)].map(([, name]) => resolve(file, name))
}

function resolve(file, name) {
  return name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)).replaceAll('\\', '/')
}

function featureOf(file) {
  return /^(?:(?:app|server|tests)\/features|i18n\/messages)\/([\w-]+)\//.exec(file)?.[1]
}

function isOf(file) {
  return names.includes(featureOf(file))
}

function isNamed(file) {
  return NAMED.test(file) && new RegExp(`/(?:${any})[.-][^/]*$`).test(file)
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

/** Looks what of a file goes: nothing, lines, or all of it. */
function follow(file) {
  const source = sources.get(file)
  const isFollower = FOLLOWERS.test(file)
  const isImporting = imports.get(file).some(each => gone.has(each))
  if (!isImporting && !path.test(source) && !(LEAF.test(file) && asks(source))) return
  const shorterOne = shorten(file, isFollower)
  if (shorterOne.isNaming && isFollower) gone.add(file)
  else if (shorterOne.isNaming || shorterOne.source !== source) shorter.set(file, shorterOne)
}

/** A file without the lines that import what goes, those with what they imported, and the rows of it; and whether it still names it. */
function shorten(file, hasRows) {
  const lost = []
  const without = sources.get(file).replaceAll(IMPORT, (line, imported, name) => {
    if (!gone.has(resolve(file, name))) return line
    lost.push(
      ...imported.split(',').map(each =>
        each
          .trim()
          .split(/ as |: /)
          .at(-1),
      ),
    )
    return ''
  })
  const entry = new RegExp(`^\\s+(?:\\.\\.\\.)?(?:${lost.join('|') || '-'})(?:\\.flatMap\\(.*\\)|: .*)?,(?: //.*)?$`)
  const kept = without
    .split('\n')
    .filter(
      line => !(entry.test(line) && isWhole(line)) && !(row.test(line) && isWhole(line) && hasRows !== path.test(line)),
    )
    .join('\n')
  const code = kept.replaceAll(/'[^'\n]*'|\/\/ [^\n]*|\/\*\*.*?\*\//gs, '')
  const isUsing = lost.length > 0 && new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)(?:${lost.join('|')})\\b(?!:)`).test(code)
  const isImporting = importsOf(file, kept).some(each => gone.has(each))
  return { source: kept, isNaming: isUsing || isImporting || (LEAF.test(file) && asks(kept)) }
}

/** Whether a test asks a procedure of what goes, or uses one of its messages. */
function asks(source) {
  return procedure.test(source) || [...source.matchAll(/\bm\.(\w+)/g)].some(([, key]) => messages.has(key))
}

/** Whether what a line opens is closed on it. */
function isWhole(line) {
  return ['()', '[]', '{}'].every(([open, close]) => line.split(open).length === line.split(close).length)
}
