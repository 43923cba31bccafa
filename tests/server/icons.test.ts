import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const meanings = readFileSync('.storybook/icons.ts', 'utf8')

test('every icon in use has its meaning in Foundations', () => {
  const files = globSync(['ui/{,inner/}*.tsx', 'app/**/*.tsx'], { exclude: ['**/*.stories.tsx'] })
  const used = new Set(files.flatMap(file => iconsIn(readFileSync(file, 'utf8'))))
  expect(used.size).toBeGreaterThan(80)
  expect([...used].filter(icon => !new RegExp(`\\b${icon}: '`).test(meanings))).toEqual([])
})

function iconsIn(source: string) {
  const imports = source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map(name => name.trim().split(' as ')[0] ?? '')
      .filter(name => name && !name.startsWith('type ')),
  )
}
