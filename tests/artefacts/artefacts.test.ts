import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findProgram } from './debian.ts'
import { examples, readers } from './readers.ts'

// Every artefact is read by the program that it is for: one without a row in readers.ts fails here, by name.
const MADE_FOR_TOOLS = /^(?:\.(?!env\.example|dockerignore)[^/]*|LICENSE|[^/]+\.(?:json|ts))$/ // settings, which each run of a tool reads
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
const artefacts = files.filter(
  path =>
    (path.startsWith('docs/') || !path.includes('/')) && !/\.(?:md|jpg)$/.test(path) && !MADE_FOR_TOOLS.test(path),
)
/** Fenced blocks of every page of Markdown, without the indentation of their fence. */
const blocks = files
  .filter(path => /\.mdx?$/.test(path))
  .flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/^( *)```(\w*).*\n([\s\S]*?)^\1```$/gm)].map(
      ([, indent = '', language = '', text = ''], n) => ({
        name: `${path}, example ${n + 1}`,
        path,
        language,
        text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }),
    ),
  )
/** Drawings of words have no language. */
const code = blocks.filter(({ language }) => language)

test('every artefact has a reader, and every reader an artefact', () => {
  expect(Object.keys(readers).sort()).toEqual(artefacts.sort())
})

test('every language of an example has a reader', () => {
  expect(Object.keys(examples).sort()).toEqual([...new Set(code.map(({ language }) => language))].sort())
})

test.for([
  ...Object.entries(readers).map(([path, reader]) => ({ name: path, path, reader, text: readFileSync(path, 'utf8') })),
  ...code.map(({ language, ...block }) => ({ ...block, reader: examples[language] })),
])('$name is read', async ({ name, path, reader, text }, { skip }) => {
  if (!reader) throw new Error(`Nothing reads ${name}`)
  if ('elsewhere' in reader) {
    expect(readFileSync(reader.elsewhere, 'utf8'), `${reader.elsewhere} reads ${path}`).toContain(path)
    return
  }
  const { program, read } = reader
  if (program && !findProgram(program)) {
    const sentence = `${name} is not read: there is no ${program} here`
    if (process.env.CI) throw new Error(sentence)
    skip(sentence)
  }
  await read(path, text)
})
