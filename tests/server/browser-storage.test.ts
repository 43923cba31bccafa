import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetTyped } from '#app/editor/typed-copies.ts'

/** What each file keeps in a browser. A new one has to say whether it has to do with people: those words go through the first alone. */
const keeps: Record<
  string,
  'words about people' | 'content' | 'preference' | 'form of a visitor' | 'public pages' | 'tab'
> = {
  'app/editor/typed-copies.ts': 'words about people',
  'app/editor/recovery-copies.ts': 'content',
  'app/editor/presence.ts': 'tab',
  'app/features/clients/admin/use-bangla-columns.ts': 'preference',
  'app/layouts/admin/shortcuts.tsx': 'preference',
  'ui/Sidebar.tsx': 'preference',
  'app/public/sw.js': 'public pages',
  'app/rendering/saved-form.ts': 'form of a visitor',
  'app/rendering/unsent-words.ts': 'form of a visitor',
}
const sources = globSync('{app,ui}/**/*.{ts,tsx,js}').filter(
  path => !/node_modules|^ui\/(?:dist|examples)\/|\.stories\.|^app\/stories\//.test(path),
)
const textOf = (path: string) => readFileSync(path, 'utf8')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what a browser keeps is known, and what of it is about people', () => {
  const found = sources.filter(path => /\b(?:localStorage|sessionStorage|indexedDB|caches)\s*\./.test(textOf(path)))
  const opened = sources.filter(path => /return localStorage\b/.test(textOf(path)))
  expect([...new Set([...found, ...opened])].toSorted()).toEqual(Object.keys(keeps).toSorted())
  expect(Object.values(keeps).filter(what => what === 'words about people')).toHaveLength(1)
})

test('whoever keeps words about people keeps them under their own id', () => {
  const keys = sources.flatMap(path =>
    [...textOf(path).matchAll(/\bkeptAs(?:: |=\{)(`[^`]*`|\w+)/g)].map(([, key]) => key!),
  )
  expect(keys.length).toBeGreaterThan(6)
  expect(keys.filter(key => !/^`\$\{me(?:\.uid)?\}:|^string$/.test(key))).toEqual([])
})

test('every way out of an account forgets people', () => {
  const ways = sources.filter(path => /accounts\.(?:signOut|own\.leave)\.mutate/.test(textOf(path)))
  expect(ways).toHaveLength(2)
  for (const path of ways) expect([path, textOf(path).includes('forgetPeople(router, ')]).toEqual([path, true])
})

test('signing out forgets every word that was typed and not sent, and no preference', () => {
  const kept = new Map([
    ['typed:ayesha:note:1', '{"at":1,"value":"Her brother has her passport"}'],
    ['typed:karim:application:add', '{"at":1,"value":{}}'],
    ['single-keys', 'off'],
  ])
  vi.stubGlobal(
    'localStorage',
    new Proxy({} as Storage, {
      get: (_, name) => (name === 'removeItem' ? (key: string) => kept.delete(key) : undefined),
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  forgetTyped()
  expect([...kept.keys()]).toEqual(['single-keys'])
})
