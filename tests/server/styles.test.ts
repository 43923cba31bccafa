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
