import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

test('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:tests|server)\/[^`]+\.ts)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(path => !existsSync(path))).toEqual([])
})

test('every chapter of ASVS has a line', () => {
  const chapters = new Set([...text.matchAll(/^\| V(\d+)/gm)].map(([, chapter]) => Number(chapter)))
  expect([...chapters].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
})
