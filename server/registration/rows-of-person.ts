import { chunk, read } from '#server/db/client.ts'
import { type Row, tableOf } from '#server/db/table-of.ts'
import type { Person } from '#server/registration/define-table.ts'
import { factsOf, tableList } from '#server/tables.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

type Model = Prisma.ModelName
/** The rows of each table that are about one person, in the order in which they came. */
export type PersonRows = { [Table in Model]: Prisma.TypeMap['model'][Table]['payload']['scalars'][] }

const tables = tableList.flatMap(([table, { key, person }]) =>
  person && person !== 'nobody' ? [{ table, key: key[0]!, ...person }] : [],
)

/** Finds everything that is about a person, of whom these rows are a beginning, by what the tables declare of people. */
export async function findPerson(root: Model, ids: string[]): Promise<PersonRows> {
  const found = new Map<Model, Map<string, Row>>(tables.map(({ table }) => [table, new Map<string, Row>()]))
  const add = (table: Model, rows: Row[]) => {
    const [known, { key }] = [found.get(table)!, factsOf(table)]
    const before = known.size
    for (const row of rows) known.set(String(row[key[0]!]), row)
    return known.size > before
  }
  add(root, await findBy(root, factsOf(root).key[0]!, ids))
  for (let isNew = true; isNew;) {
    isNew = false
    for (const { table, key, of, mergedInto, brings = {} } of tables) {
      isNew = add(table, await belonging(table, of, found)) || isNew
      const own = [...found.get(table)!.values()]
      if (mergedInto)
        isNew =
          add(
            table,
            await findBy(
              table,
              mergedInto,
              own.map(row => String(row[key])),
            ),
          ) || isNew
      for (const [column, target] of entriesOf({ ...brings, ...(mergedInto && { [mergedInto]: table }) })) {
        const named = own.flatMap(row => (row[column] ? [String(row[column])] : []))
        const missing = named.filter(id => !found.get(target)!.has(id))
        isNew = add(target, await findBy(target, factsOf(target).key[0]!, missing)) || isNew
      }
    }
  }
  return Object.fromEntries(
    tableList.map(([table]) => [table, [...(found.get(table)?.values() ?? [])].toSorted(inOrder)]),
  ) as PersonRows
}

/** The rows that lead to what is this person's: by the first of their columns that is filled. */
async function belonging(table: Model, of: Person<string>['of'], found: Map<Model, Map<string, Row>>) {
  const rows: Row[] = []
  const empty: Record<string, null> = {}
  for (const [column, target] of entriesOf(of)) {
    rows.push(...(await findBy(table, column, [...found.get(target)!.keys()], { ...empty })))
    empty[column] = null
  }
  return rows
}

const entriesOf = (leads: Person<string>['of']) => Object.entries(leads) as [column: string, target: Model][]

async function findBy(table: Model, column: string, values: string[], besides: object = {}): Promise<Row[]> {
  const parts = chunk([...new Set(values)]).map(part =>
    tableOf(read, table).findMany({ where: { ...besides, [column]: { in: part } } }),
  )
  return (await Promise.all(parts)).flat()
}

const momentOf = (row: Row) => Number((row.at ?? row.createdAt ?? 0) as Date)
const inOrder = (one: Row, other: Row) =>
  momentOf(one) - momentOf(other) || (String(one.id) < String(other.id) ? -1 : 1)

/**
 * What a table says of the person in its rows, each with what hangs on it alone; what leads to another row is called as
 * people call that.
 */
export function dataOf(rows: PersonRows, root: Model, table: Model, hidden?: string): Row[] {
  const { of, brings, names, mergedInto, without } = personOf(table)
  const leads = { ...of, ...(mergedInto && { [mergedInto]: table }), ...brings, ...names }
  return (rows[table] as Row[]).map(row => {
    const said = Object.entries(saidOf(row, [...without, ...Object.keys(leads)]))
    const named = entriesOf(leads).flatMap(([column, target]) =>
      column === hidden ? [] : nameOrRow(rows, column, target, row[column]),
    )
    return Object.fromEntries([...said, ...named, ...hangingOn(rows, root, table, row)])
  })
}

/** The tables whose rows are listed by themselves: those that lead to the root. */
export const listedTables = (root: Model) =>
  tables.filter(({ table, of }) => table !== root && Object.values(of).includes(root))

function nameOrRow(rows: PersonRows, column: string, target: Model, id: unknown): [string, unknown][] {
  const { as, of, calledBy, without } = personOf(target)
  const row = (rows[target] as Row[]).find(each => each[factsOf(target).key[0]!] === id)
  if (calledBy) return [[column.replace(/Id$/, ''), row?.[calledBy] ?? null]]
  return Object.keys(of).length === 0 ? [[as, row ? saidOf(row, without) : null]] : []
}

/** A row without some of its columns. */
export const saidOf = <R extends object, Column extends keyof R>(row: R, without: readonly Column[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name as Column))) as Omit<R, Column>

/** Rows of tables that lead to this row and not to the root. */
function hangingOn(rows: PersonRows, root: Model, table: Model, row: Row): [string, Row[]][] {
  const id = row[factsOf(table).key[0]!]
  return tables.flatMap(({ table: child, as, of }) => {
    const column = Object.keys(of).find(name => of[name] === table)
    if (table === root || !column || child === table || Object.values(of).includes(root)) return []
    const own = (rows[child] as Row[]).filter(each => each[column] === id)
    return [[as, dataOf({ ...rows, [child]: own } as PersonRows, root, child, column)]]
  })
}

function personOf(table: Model): Person<string> {
  const { person } = factsOf(table)
  if (!person || person === 'nobody') throw new Error(`${table} tells of no person`)
  return person
}

/** The tables that have something of the person, with what they say of readers and of the time for which it is kept. */
export const factsOfPerson = (rows: PersonRows) =>
  tables.flatMap(({ table, as }) => (rows[table].length > 0 ? [{ as, ...factsOf(table) }] : []))
