import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const leftOut = /\.\.\/ui\/\{(.+)\}\.tsx/.exec(readFileSync('app/layouts/public/public.css', 'utf8'))![1]!.split(',')

test('the public stylesheet omits exactly the classes of staff pages', () => {
  const seen = new Set(
    globSync('app/**/*.{ts,tsx}', {
      exclude: [
        'app/{editor,list}',
        'app/layouts/admin',
        'app/features/{activity,content,dashboard,system,tokens,webhooks}',
        'app/features/search/*.tsx',
        'app/features/*/admin',
        'app/routes/admin*',
      ],
    }),
  )
  for (const file of seen) for (const used of partsIn(file)) seen.add(used)
  const parts = globSync('ui/{,inner/}*.tsx').filter(file => !file.endsWith('.stories.tsx'))
  expect(leftOut).toEqual(
    parts
      .filter(file => !seen.has(file))
      .map(file => file.slice('ui/'.length, -'.tsx'.length))
      .toSorted(),
  )
})

function partsIn(file: string) {
  const found = [
    ...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(?:@agency\/ui\/(\w+)|(\.\.?\/[\w/]+\.tsx))'/g),
  ]
  return found.map(([, kit, beside]) => (kit ? `ui/${kit}.tsx` : join(dirname(file), beside ?? ''))).filter(existsSync)
}

test('what stands on an English page is seen before a face of it has come', () => {
  const faces = [...readFileSync('ui/fonts.css', 'utf8').matchAll(/@font-face \{(.+?)\n\}/gs)].map(([, face]) => ({
    family: /font-family: '(.+?)'/.exec(face!)![1]!,
    display: /font-display: (\w+)/.exec(face!)![1],
    range: /unicode-range:\s*(.+?);/s.exec(face!)![1]!,
  }))
  const [english] = readFileSync('ui/tokens.css', 'utf8').split(':root:lang(bn)')
  const stacks = [...english!.matchAll(/--font-(\w+):\s*(.+?);/gs)]
  expect(stacks.length).toBeGreaterThan(2)
  for (const [, name, stack] of stacks)
    for (const letter of ['a', 'ব', 'ল', 'ع']) {
      const families = [...stack!.matchAll(/'(.+?)'/g)].map(([, family]) => family)
      const first = families
        .flatMap(family => faces.filter(face => face.family === family && isIn(letter, face.range)))
        .at(0)
      expect({ name, letter, display: first?.display ?? 'swap' }).toEqual({ name, letter, display: 'swap' })
    }
})

/** Whether a letter is in a range such as `U+0982, U+09AC-09B2`. */
const isIn = (letter: string, range: string) =>
  range.split(',').some(part => {
    const [from, to = from] = part.trim().slice(2).split('-')
    const code = letter.codePointAt(0)!
    return code >= parseInt(from!, 16) && code <= parseInt(to!, 16)
  })
