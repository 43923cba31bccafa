import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ListColumn, shownColumns, withColumn } from '#app/list/columns.ts'

type Columns = (context: object) => ListColumn<unknown>[]

const lists = globSync('app/features/**/*-columns.tsx')
const named = ({ id }: { id: string }) => id

async function columnsIn(path: string) {
  const module = (await import(`../../${path}`)) as Record<string, unknown>
  const [, columns] = Object.entries(module).find(([name]) => name.endsWith('Columns'))!
  return (columns as Columns)({})
}

test('there are lists to walk over', () => expect(lists.length).toBeGreaterThanOrEqual(8))

test.each(lists)('each column of %s has its own name and can be chosen', async path => {
  const columns = await columnsIn(path)
  for (const property of ['id', 'title'] as const) {
    const values = columns.map(column => column[property])
    expect(values).toEqual([...new Set(values)])
  }
  expect(columns[0]!.isFixed).toBe(true) // it names the record
  for (const { id } of columns.filter(({ isFixed }) => !isFixed)) {
    const usual = shownColumns(columns, undefined).map(named)
    const other = withColumn(columns, undefined, id)
    const shown = shownColumns(columns, other).map(named)
    expect(shown.includes(id)).toBe(!usual.includes(id))
    expect(withColumn(columns, other, id)).toBe(undefined)
  }
})
