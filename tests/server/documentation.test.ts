import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import product from '../../package.json' with { type: 'json' }
import { all as parts } from '../parts.mjs'
import { codeIn, foldersIn, isThere, namesIn, pages, pathsIn, textOf } from './documentation.ts'
import { notRun, runBy } from './documented-commands.ts'

const scripts: Record<string, string> = product.scripts
const WORDS_MAX = 1_000

test('the README has at most a thousand words', () => {
  const words = textOf('README.md')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  expect(words.length).toBeLessThanOrEqual(WORDS_MAX)
})

test('README says which Node it needs', () => {
  expect(textOf('README.md')).toContain(`Node ${/\d+/.exec(product.engines.node)![0]} or newer`)
  expect(textOf('README.md')).toContain(`Node ${/\d+/.exec(product.dependencies.node)![0]} that runs the server`)
})

test.each(pages)('every path that %s names is there', page => {
  expect(pathsIn(textOf(page)).filter(path => !isThere(path))).toEqual([])
})

test('documents name hundreds of paths', () =>
  expect(pages.flatMap(page => pathsIn(textOf(page))).length).toBeGreaterThan(200))

test('every file that is named without its folder is somewhere', () => {
  const files = new Set(
    globSync(['*.ts', '{app,api-client,i18n,prisma,scripts,server,tests,ui}/**/*.{ts,tsx,mjs,prisma}'], {
      exclude: name => /^(?:node_modules|generated|paraglide|dist)$/.test(name),
    }).map(path => path.split('/').at(-1)!),
  )
  const examples = new Set([...textOf('api-client/README.md').matchAll(/file=(\S+)/g)].map(([, name]) => name!))
  for (const page of pages)
    expect([page, namesIn(textOf(page)).filter(name => !files.has(name) && !examples.has(name))]).toEqual([page, []])
})

test.each(['.', 'app', 'server'])('README says what is in every folder of %s', parent => {
  const named = [...pathsIn(textOf('README.md')), ...linksOf('README.md')].map(path => `${path}/`)
  expect(foldersIn(parent).filter(folder => !named.some(path => path.startsWith(`${folder}/`)))).toEqual([])
})

test('every link within the documents leads somewhere', () => {
  const linked = [...pages, 'CHANGELOG.md', 'ui/CHANGELOG.md', ...globSync('docs/decisions/*.md')]
  const dead = linked.flatMap(page =>
    linksOf(page).flatMap(link => {
      const [path = '', heading] = link.split('#')
      const file = path ? join(page, '..', path) : page
      return existsSync(file) && (!heading || headingsOf(file).includes(heading)) ? [] : [`${page}: ${link}`]
    }),
  )
  expect(linked.flatMap(linksOf).length).toBeGreaterThan(50)
  expect(dead).toEqual([])
})

test('every recipe says how many files it touches', () => {
  const recipes = [...textOf('CONTRIBUTING.md').matchAll(/^\*\*([^*]+)\*\* \((\d+)\): (.*?)\.(?: |$)/gm)]
  expect(recipes.length).toBeGreaterThan(8)
  const counted = recipes.map(([, name, , list]) => [name, new Set(pathsIn(list!)).size])
  expect(counted).toEqual(recipes.map(([, name, number]) => [name, Number(number)]))
})

test('CONTRIBUTING names every part of the checks, and no other', () => {
  const [, table = ''] = /## Which part of the checks(.*?)\n## /s.exec(textOf('CONTRIBUTING.md')) ?? []
  const named = [...table.matchAll(/^\|[^|]*\|([^|]*)\|$/gm)].flatMap(([, cell]) => codeIn(cell!))
  expect([...new Set(named)].toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})

test('every command in the documents has its program', () => {
  const programs = commands().flatMap(command => {
    const [, script] = /^npm (?:run )?([\w:-]+)$/.exec(command) ?? []
    if (script && OF_NPM.has(script)) return []
    return [[command, programOf((script ? scripts[script] : command) ?? '')]]
  })
  const isBuilt = (program: string) => program.startsWith('dist/')
  const missing = programs.filter(
    ([, program = '']) =>
      !program || !(isBuilt(program) || existsSync(program) || existsSync(`node_modules/.bin/${program}`)),
  )
  expect(programs.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('every command in the documents is run by a test, or it says why not', () => {
  const known = [...Object.keys(runBy), ...Object.keys(notRun)]
  expect(commands().filter(command => !known.includes(command))).toEqual([])
  expect(known.filter(command => !commands().includes(command))).toEqual([])
})

test.each(Object.entries(runBy))('%s is run where the table says', (_, [files, words]) => {
  const found = globSync(files)
  expect(found).not.toEqual([])
  expect(found.some(file => readFileSync(file, 'utf8').includes(words))).toBe(true)
})

/** `tests/run.mjs` of `node tests/run.mjs`, `tsc` of `tsc`. */
const programOf = (call: string) => call.replace(/^(?:node_modules\/\.bin\/)?(?:node|npx) /, '').split(' ')[0]!

/** What npm itself does. */
const OF_NPM = new Set(['ci', 'install', 'pack', 'version'])

/** Every command in the documents, without what differs from call to call. */
function commands(): string[] {
  const found = pages
    .flatMap(page => codeIn(textOf(page)))
    .flatMap(code =>
      [
        ...code.matchAll(
          /npm run [\w:-]+|npm (?:start|test|ci|install|pack|version)(?![\w:])|npx \w+|node_modules\/\.bin\/node [\w/.-]+/g,
        ),
      ].map(([command]) => command.replace(/\.$/, '')),
    )
  return [...new Set(found)].toSorted()
}

function linksOf(page: string): string[] {
  const prose = textOf(page).replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => link!)
}

/** The anchors that a page has, as GitHub makes them of its headings. */
function headingsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}
