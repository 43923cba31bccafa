import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'

const keys = Object.keys(JSON.parse(readFileSync('app/messages/en.json', 'utf8'))).filter(key => !key.startsWith('$'))
const sources = ['app', 'server', 'ui', 'prisma'].flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => /\.tsx?$/.test(file) && !/paraglide|generated|\.gen\.ts$/.test(file)).map(file => readFileSync(file, 'utf8')).join('\n')
const used = new Set([...sources.matchAll(/\bm\.(\w+)\b/g)].map(([, key]) => key!))

test('every sentence of the catalogue becomes a message, and nothing else does', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(Object.keys(m).sort()).toEqual(keys.sort())
})

test('every message is used somewhere', () => {
  expect(keys.filter(key => !used.has(key))).toEqual([])
})

test('every message that is used exists', () => {
  expect([...used].filter(key => !keys.includes(key))).toEqual([])
})
