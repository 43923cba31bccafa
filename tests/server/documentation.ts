import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What this repository says of itself as it is today. Changelogs tell of what was; decisions have a test of their own. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'ui/README.md',
  'api-client/README.md',
  ...globSync('docs/*.md'),
]
export const textOf = (page: string) => readFileSync(page, 'utf8')

/** The pieces of a text that are code: between backticks, and line by line in blocks. */
export function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```\w* *\n(.*?)^ *```/gms)].flatMap(([, block]) => block!.split('\n'))
  const spans = [...text.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)
  return [...blocks, ...spans]
}

const ignored = new Set(readFileSync('.gitignore', 'utf8').split('\n'))
const inRepository = new RegExp(`^(?:${foldersIn('.').join('|')})/|^\\.env\\.example$`)
const generated = [...ignored].filter(name => name.includes('/'))

/** The paths of files and folders of ours in a text; those for any name have `<name>`, several at once `{a,b}`. */
export function pathsIn(text: string): string[] {
  const words = codeIn(text).flatMap(code => code.split(/[\s,;]+(?![^{]*\})|[()]/))
  const paths = words.map(word => word.replace(/[:.]+$/, '')).filter(word => inRepository.test(word))
  return paths.flatMap(expand).filter(path => !generated.some(name => path.startsWith(name)))
}

/** Names of source files without a folder. */
export function namesIn(text: string): string[] {
  return codeIn(text).filter(code => /^[\w.-]+\.(?:ts|tsx|mjs|prisma)$/.test(code))
}

function expand(path: string): string[] {
  const [, before, inner, after] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(path) ?? []
  return inner === undefined ? [path] : inner.split(',').flatMap(each => expand(`${before}${each}${after}`))
}

/** Whether there is such a file or folder; `<name>` and `*` stand for any name. */
export function isThere(path: string): boolean {
  return /[<*]/.test(path) ? globSync(path.replaceAll(/<\w+>/g, '*')).length > 0 : existsSync(path)
}

/** The folders in a folder, but for hidden ones and those that git does not hold. */
export function foldersIn(parent: string): string[] {
  const entries = readdirSync(parent, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !entry.name.startsWith('.'),
  )
  return entries.map(({ name }) => join(parent, name)).filter(path => !ignored.has(path))
}
