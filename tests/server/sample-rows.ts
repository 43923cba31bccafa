import { readdirSync, readFileSync } from 'node:fs'
import { tableOf } from '#server/db/table-of.ts'
import { tableList } from '#server/tables.ts'
import type { Prisma } from '#prisma/generated/sqlite/client.ts'

type Model = Prisma.ModelName
type Column = {
  name: string
  type: string
  comment: string
  isOptional: boolean
  hasDefault: boolean
  /** Of a foreign key: the table that it leads to, and whether its rows go with those there. */
  leadsTo?: { table: Model; isCascade: boolean }
}

const text = readdirSync('prisma/models')
  .map(file => readFileSync(`prisma/models/${file}`, 'utf8'))
  .join('\n')
const enums = new Map([...text.matchAll(/^enum (\w+) \{\s+(\w+)/gm)].map(([, name, first]) => [name!, first!] as const))

/** The columns of every table as Prisma's models have them, so that one that is new is among them. */
export const columns = new Map(
  [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, model, body]) => [model as Model, columnsIn(body!)]),
)

function columnsIn(body: string): Column[] {
  const found: Column[] = []
  const relations = [...body.matchAll(/^\s+\w+\s+(\w+)\??\s+@relation\(fields: \[(\w+)\].*?(Cascade)?\)$/gm)]
  let comment = ''
  for (const line of body.split('\n')) {
    const said = /^\s+\/\/\/ (.*)/.exec(line)?.[1]
    if (said) comment = `${comment} ${said}`
    const [, name, type, optional, rest = ''] = /^\s+(\w+)\s+(\w+)(\?)?(?!\[)(.*)/.exec(line) ?? []
    if (said || !name || !type) continue
    const isScalar = /^(?:String|Int|Boolean|DateTime|BigInt|Float)$/.test(type) || enums.has(type)
    const relation = relations.find(([, , column]) => column === name)
    if (isScalar)
      found.push({
        name,
        type,
        comment,
        isOptional: optional === '?',
        hasDefault: rest.includes('@default') || rest.includes('@updatedAt'),
        ...(relation && { leadsTo: { table: relation[1] as Model, isCascade: relation[3] === 'Cascade' } }),
      })
    comment = ''
  }
  return found
}

/** What a column of text says in a sample, by which it is found again. */
export const said = (table: string, column: string) => `said-${table}-${column}`

/**
 * One row for each table, with a text of its own in every column; foreign keys lead to the rows before. `given` has the
 * codes and references that pages need. Gives the rows by their table.
 */
export async function addSamples(prisma: object, given: { [Table in Model]?: object }, tables = allTables) {
  const rows = new Map<Model, Record<string, unknown>>()
  for (const table of tables) {
    const row = Object.fromEntries(
      columns.get(table)!.map(column => [column.name, valueOf(table, column, rows)] as const),
    )
    rows.set(table, { ...row, ...given[table] })
    await tableOf(prisma, table).createMany({ data: [rows.get(table)!] })
  }
  return rows
}

const allTables = tableList.map(([table]) => table)

function valueOf(table: Model, { name, type, leadsTo }: Column, rows: Map<Model, Record<string, unknown>>): unknown {
  const target = leadsTo && rows.get(leadsTo.table)
  if (target) return target.id
  if (leadsTo) return null
  if (type === 'DateTime') return new Date()
  if (type === 'Boolean') return false
  if (type === 'Int' || type === 'Float') return 1
  return enums.get(type) ?? said(table, name)
}
