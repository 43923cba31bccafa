import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { parts } from '../../ui/sizes.mjs'

// What “Code” in Storybook shows. tests/package compiles and draws each file in a blank application.
const read = (pattern: string) =>
  globSync(pattern).map(file => ({ name: basename(file, '.tsx'), text: readFileSync(file, 'utf8') }))
const ofParts = read('ui/examples/*.tsx')
const recipes = read('ui/examples/recipes/*.tsx')
const guides = read('ui/guides/*.tsx')

test('every part has an example, and every part of a part stands in one', () => {
  expect(ofParts.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(parts())
  const imported = new Set(
    [...ofParts, ...recipes].flatMap(({ text }) => importsOf(text).flatMap(({ names }) => names)),
  )
  const exported = read('ui/[A-Z]*.tsx')
    .filter(({ name }) => !name.endsWith('.stories'))
    .flatMap(({ text }) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name))
  expect(exported.filter(name => !imported.has(name!))).toEqual([])
})

test('an example can be pasted: it needs the kit and React, and shows its part', () => {
  const own = ofParts.filter(({ name, text }) => !importsOf(text).some(({ from }) => from === `@agency/ui/${name}`))
  expect(own.map(({ name }) => name)).toEqual([])
  const others = [...ofParts, ...recipes].flatMap(({ name, text }) =>
    importsOf(text).flatMap(({ from }) =>
      /^(?:@agency\/ui\/[A-Z]\w+|react|react-hook-form)$/.test(from) ? [] : `${name}: ${from}`,
    ),
  )
  expect(others).toEqual([])
  const styled = [...ofParts, ...recipes].filter(({ text }) => /className="|data:/.test(text))
  expect(styled.map(({ name }) => name)).toEqual([])
})

test('every guide has recipes that show its part, and every recipe has a sentence', () => {
  const named = guides.flatMap(({ name, text }) => {
    const [, list = ''] = /^ {2}recipes: \[(.*)\],$/m.exec(text) ?? []
    return [...list.matchAll(/'(\w+)'/g)].map(([, recipe]) => ({ part: name, recipe }))
  })
  expect([...new Set(named.map(({ recipe }) => recipe))].toSorted()).toEqual(recipes.map(({ name }) => name).toSorted())
  expect(guides.filter(({ name }) => !named.some(({ part }) => part === name)).map(({ name }) => name)).toEqual([])
  expect(
    recipes.filter(({ text }) => !/\/\*\* .* \*\/\nexport function Example/.test(text)).map(({ name }) => name),
  ).toEqual([])
  for (const { part, recipe } of named) {
    const text = recipes.find(({ name }) => name === recipe)?.text ?? ''
    expect(
      importsOf(text).map(({ from }) => from),
      recipe,
    ).toContain(`@agency/ui/${part}`)
  }
})

test('every link to a story or a page of a part leads somewhere', () => {
  const ids = new Set(
    globSync('{ui,.storybook}/*.{stories.tsx,mdx}').flatMap(file => {
      const text = readFileSync(file, 'utf8')
      const [, title = ''] = /\btitle: '(\w+\/[^']+)'|<Meta title="([^"]+)"/.exec(text)?.filter(Boolean) ?? []
      const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name))
      return [...stories, 'docs'].map(story => toId(title, story))
    }),
  )
  const links = globSync('.storybook/*.mdx').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/'(\w+-\w+--[\w-]+)'|path=\/(?:docs|story)\/([\w-]+)/g)].map(
      ([, story, page]) => story ?? page ?? '',
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(id => !ids.has(id))).toEqual([])
})

function importsOf(text: string) {
  return [...text.matchAll(/^import (?:\{([^}]*)\}|[^{}]+) from '([^']+)'$/gm)].map(([, names = '', from = '']) => ({
    names: names.split(',').map(name => name.trim()),
    from,
  }))
}
