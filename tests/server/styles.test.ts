import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const leftOut = /\.\.\/ui\/\{(.+)\}\.tsx/.exec(readFileSync('app/styles.css', 'utf8'))![1]!.split(',')

test('no part that visitors see is left out of their stylesheet', () => {
  const seen = new Set([...globSync('app/*.{ts,tsx}'), ...globSync('app/routes/{__root,waiting}.tsx'), ...globSync('app/routes/_public/*.{ts,tsx}')])
  for (const file of seen) for (const used of partsIn(file)) seen.add(used)
  const parts = [...seen].filter(file => dirname(file) === 'ui').map(file => basename(file, '.tsx'))
  expect(parts).toContain('NavDropdownMenu')
  expect(leftOut.filter(part => parts.includes(part))).toEqual([])
})

test('every part that is left out exists', () => {
  expect(leftOut.filter(part => !existsSync(`ui/${part}.tsx`))).toEqual([])
})

function partsIn(file: string) {
  const found = [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(?:@agency\/ui\/(\w+)|\.\/(\w+)\.tsx)'/g)]
  return found.map(([, kit, beside]) => (kit ? `ui/${kit}.tsx` : join(dirname(file), `${beside}.tsx`))).filter(existsSync)
}
