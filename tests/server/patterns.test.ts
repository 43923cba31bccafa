import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#app/routeTree.gen.ts'

const FOLDER = 'app/stories'

/** Routes without a story of their own, and why. */
const exceptions: Record<string, string> = {
  '/admin/preview/$feature/$id': 'it frames a page that only a server renders',
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

/** The addresses that stories open; any record stands for the one that a story names. */
function storyPaths() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.stories.tsx'))
  const sources = files.map(name => readFileSync(join(FOLDER, name), 'utf8')).join('\n')
  const paths = [...sources.matchAll(/path: (?:'([^'?]*)|`((?:\$\{[^}]*\}|[^`?$])*))/g)]
  return paths.map(([, text, template = '']) => text ?? template.replaceAll(/\$\{[^}]*\}/g, 'record'))
}
