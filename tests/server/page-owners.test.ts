import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { order } from '../../scripts/lint-layers.mjs'
import { OPTIONAL } from '../optional.mjs'

const FEATURE = /^(?:server|app)\/features\/([\w-]+)\//
/** Shows a link only while its screen is there. */
const ASKED = '<ScreenLink '

/** The feature of each page, by its path: the one that its route imports. */
const pages = new Map(
  globSync('app/routes/**/*.tsx').flatMap(file => {
    const route = readFileSync(file, 'utf8')
    const [, path] = /createFileRoute\('(?:\/_public)?(.+?)\/?'\)/.exec(route) ?? []
    const [, feature] = /'#app\/features\/([\w-]+)\//.exec(route) ?? []
    return path && feature ? [[path, feature] as const] : []
  }),
)

test('code names no page of an optional feature that stands below it', () => {
  expect(new Set(pages.values()).size).toBeGreaterThan(20)
  const files = globSync('{app,server}/**/*.{js,ts,tsx}').filter(
    file => !/^app\/(?:routes|stories|routeTree)|\.(?:spec|stories|test)\./.test(file),
  )
  const wrong = files.flatMap(file => {
    const mine = FEATURE.exec(file)?.[1]
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => !line.includes(ASKED) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap(line => [...line.matchAll(/['"`](\/[\w/$-]*[\w$-])/g)].map(([, path]) => pages.get(path!)))
      .filter(owner => owner && OPTIONAL.includes(owner) && owner !== mine)
      .filter(owner => !mine || order.indexOf(owner!) > order.indexOf(mine))
      .map(owner => `${file} names a page of ${owner}`)
  })
  expect(wrong).toEqual([])
})
