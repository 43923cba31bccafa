import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#app/routeTree.gen.ts'
import { node, RECORDING } from '../../scripts/setup.mjs'
import { newFolder } from './fresh-process.ts'

const FOLDER = 'app/stories'

/** Routes without a story of their own, and why. */
const exceptions: Record<string, string> = {
  '/admin/preview/$feature/$id': 'it frames a page that only a server renders',
  '/admin/workers/of/$application': 'it leads on to the file of an application',
}

test('every page of the product has a story', () => {
  const router = createRouter({ routeTree })
  const shown = new Set(storyPaths().map(path => router.getMatchedRoutes(path)[2]?.id))
  const pages = Object.values(router.routesById).filter(({ children, isRoot }) => !children && !isRoot)
  expect(pages.length).toBeGreaterThan(80)
  expect(
    pages
      .map(({ id }) => id)
      .filter(id => !shown.has(id))
      .toSorted(),
  ).toEqual(Object.keys(exceptions).toSorted())
})

test(
  'what is recorded elsewhere a year later is the same to the byte',
  { tags: ['thorough'], timeout: 400_000 },
  async () => {
    const folder = newFolder()
    const clock = join(folder, 'clock')
    writeFileSync(clock, String(YEAR_MS))
    const elsewhere = { TZ: 'Pacific/Auckland', CLOCK_FILE: clock, NODE_OPTIONS: `--import=${MOVED_CLOCK}` }
    const [here, there] = await Promise.all([record(join(folder, 'here')), record(join(folder, 'there'), elsewhere)])
    expect(Object.keys(here).length).toBeGreaterThan(6)
    expect(Object.keys(there)).toEqual(Object.keys(here))
    expect(Object.keys(here).filter(name => here[name] !== there[name])).toEqual([])
  },
)

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const MOVED_CLOCK = pathToFileURL(resolve('tests/browser/moved-clock.mjs')).href

/** Records what the stories show, and gives the files by their names. */
async function record(folder: string, env: Record<string, string> = {}) {
  await promisify(execFile)(node, [...RECORDING, folder, 'stamp'], { env: { ...process.env, ...env } })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return Object.fromEntries(paths.map(path => [path.slice(folder.length), readFileSync(path, 'latin1')]))
}

/** The addresses that stories open; any record stands for the one that a story names. */
function storyPaths() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.stories.tsx'))
  const sources = files.map(name => readFileSync(join(FOLDER, name), 'utf8')).join('\n')
  const paths = [...sources.matchAll(/path: (?:'([^'?]*)|`((?:\$\{[^}]*\}|[^`?$])*))/g)]
  return paths.map(([, text, template = '']) => text ?? template.replaceAll(/\$\{[^}]*\}/g, 'record'))
}
