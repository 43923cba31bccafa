import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isThere, namesIn, pages, pathsIn, textOf } from './documentation.ts'

const FOLDER = 'docs/decisions'
const DECISIONS_MAX = 50
const index = textOf(`${FOLDER}/README.md`)
const files = globSync(`${FOLDER}/*.md`)
  .map(path => basename(path))
  .filter(name => name !== 'README.md')
const names = new Set(files.flatMap(name => [name.slice(0, 4), name.replace('.md', '')]))
const source = filesThatName(/\.(?:[cm]?[jt]sx?|css|prisma|ya?ml|json|service|conf)$/)
/** Where something asks for a decision, and what it says: a number, or a number with a name. */
const asked = [...source, ...pages].flatMap(file =>
  [...textOf(file).matchAll(/(?:docs\/)?decisions\/(\d{4}[\w-]*)/g)].map(([, name]) => ({ file, name: name! })),
)

test('there are at most fifty decisions', () => expect(files.length).toBeLessThanOrEqual(DECISIONS_MAX))

test('every decision that something asks for is there', () => {
  const dead = asked.filter(({ name }) => !names.has(name))
  expect(dead).toEqual([])
})

test('every decision is asked for by code or by a document', () => {
  const known = new Set(asked.map(({ name }) => name.slice(0, 4)))
  expect(files.filter(name => !known.has(name.slice(0, 4)))).toEqual([])
})

test('the index has every decision once, with its title', () => {
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+)$/gm)].map(([, number, file, title]) => ({
    file: file!,
    heading: `# ${number!} ${title!}`,
  }))
  const there = files.map(file => ({ file, heading: textOf(`${FOLDER}/${file}`).split('\n')[0] }))
  expect(listed.toSorted(byFile)).toEqual(there.toSorted(byFile))
})

test.each(files)('%s has the form of all decisions', file => {
  const text = textOf(`${FOLDER}/${file}`)
  const [title, ...headings] = [...text.matchAll(/^#+ .*$/gm)].map(([line]) => line)
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)} `))
  const form = ['## Decision', '## Why', '## Measured', '## Tried']
  expect(headings.slice(0, 2)).toEqual(form.slice(0, 2))
  expect(headings).toEqual(form.filter(heading => headings.includes(heading)))
})

test.each(files)('every file that %s names is there', file => {
  const text = textOf(`${FOLDER}/${file}`)
  expect(pathsIn(text).filter(path => !isThere(path))).toEqual([])
  expect(namesIn(text).filter(name => !source.some(path => basename(path) === name))).toEqual([])
})

function byFile(one: { file: string }, other: { file: string }): number {
  return one.file < other.file ? -1 : 1
}

/** The files of the repository with such names. */
function filesThatName(kind: RegExp): string[] {
  return execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter(path => kind.test(path) && existsSync(path))
}
