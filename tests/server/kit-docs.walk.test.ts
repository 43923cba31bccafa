import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documented, NATIVE, printed } from '../../.storybook/arg-types.ts'
import { PropsReader, type PartInfo } from '../../.storybook/props.ts'

const root = new URL('../..', import.meta.url).pathname
const ui = `${root}ui/`
const reader = new PropsReader(root, ui)
const files = readdirSync(ui).filter(name => /^[A-Z]\w*\.tsx$/.test(name))
/** Their stories show no word that a language could change. */
const WITHOUT_WORDS = new Set(['BrandIcon', 'Icon', 'Skeleton'])
type Shape = { name: string; raw?: string; elements?: object[] }
let parts: { file: string; part: PartInfo }[]

beforeAll(() => {
  reader.open()
  parts = files.flatMap(file => reader.partsOf(ui + file).map(part => ({ file, part })))
})
afterAll(() => reader.close())

test('every property of the kit has a line', () => {
  const bare = parts.flatMap(({ file, part }) =>
    Object.entries(part.props)
      .filter(([, prop]) => !prop.description)
      .map(([name]) => `${file} ${part.displayName}.${name}`),
  )
  expect(parts.length).toBeGreaterThan(60)
  expect(bare).toEqual([])
})

test('every part of the kit has a guide or belongs to one that has', () => {
  const stories = readdirSync(ui).filter(name => name.endsWith('.stories.tsx'))
  const guided = stories.map(name => readFileSync(ui + name, 'utf8')).filter(source => /\bguide\b/.test(source))
  const named = (name: string) =>
    guided.some(source => new RegExp(`\\b(component: ${name}|subcomponents: \\{[^}]*\\b${name}\\b)`).test(source))
  const silent = parts.map(({ part }) => part.displayName).filter(name => !named(name))
  expect(silent).toEqual([])
})

test('the stories of a part have words in Bangla and Arabic, or none', () => {
  const stories = readdirSync(ui).filter(name => name.endsWith('.stories.tsx'))
  const isTranslated = (name: string) =>
    ['bn', 'ar'].every(language => new RegExp(`\\b${language}: `).test(readFileSync(ui + name, 'utf8')))
  const english = stories.filter(name => !isTranslated(name)).map(name => name.replace('.stories.tsx', ''))
  expect(english).toEqual([...WITHOUT_WORDS])
})

test('attributes of HTML have a line in the table of properties, or no row', () => {
  const argTypes = {
    placeholder: { name: 'placeholder' },
    lang: { name: 'lang' },
    own: { name: 'own', description: 'Its own' },
  }
  const rows = documented({ argTypes, initialArgs: { href: '#', dir: 'rtl' } } as never)
  expect(rows.href?.description).toBe(NATIVE.href)
  expect(rows.dir?.table?.disable).toBe(true)
  expect(rows.placeholder?.description).toBe(NATIVE.placeholder)
  expect(rows.own?.description).toBe('Its own')
  expect([rows.placeholder, rows.own, rows.lang].map(row => row?.table?.disable)).toEqual([undefined, undefined, true])
})

test('types are printed as they are written, never as “union”', () => {
  const size = { name: 'size', type: { name: 'enum', value: ['sm', 'md'] }, table: { type: { summary: 'union' } } }
  const tabs = { name: 'tabs', type: { name: 'other', value: 'Tab[]', raw: '{ id: string }' } }
  const rows = printed({ argTypes: { size, tabs } } as never)
  expect(rows.size?.table?.type?.summary).toBe('sm | md')
  expect(rows.tabs?.table?.type?.detail).toBe('{ id: string }')
  const types = parts.flatMap(({ part }) =>
    Object.entries(part.props).map(([name, { tsType }]) => ({
      name: `${part.displayName}.${name}`,
      tsType: tsType as Shape,
    })),
  )
  expect(types.length).toBeGreaterThan(500)
  const silent = types.filter(({ tsType }) =>
    tsType.name === 'union' ? !tsType.elements?.length : /^(?:any|unknown|\{\})$/.test(tsType.name),
  )
  expect(silent).toEqual([])
  expect(types.find(({ name }) => name === 'DataTable.columns')?.tsType.raw).toContain('cell: (row: Row) => ReactNode')
})

test('the package of the kit names every library that its parts import', () => {
  const kit = JSON.parse(readFileSync(`${ui}package.json`, 'utf8')) as Record<string, Record<string, string>>
  const sources = [...readdirSync(ui), ...readdirSync(`${ui}inner`).map(name => `inner/${name}`)].filter(
    name => /\.tsx?$/.test(name) && !/stories|samples/.test(name),
  )
  const imported = sources.flatMap(name =>
    [...readFileSync(ui + name, 'utf8').matchAll(/(?:from |import\(|import )'([^'.][^']*)'/g)].map(([, path]) =>
      path!.split('/', path!.startsWith('@') ? 2 : 1).join('/'),
    ),
  )
  const named = Object.keys({ ...kit.dependencies, ...kit.peerDependencies })
  expect([...new Set(imported)].filter(name => !named.includes(name))).toEqual([])
})
