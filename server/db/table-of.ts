import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** A row of any table. */
export type Row = Record<string, unknown>

/** A table of any client or transaction of Prisma, for what goes through all tables by their registration. */
export type AnyTable = {
  count(query?: { where?: object; take?: number }): Promise<number>
  findMany(query: {
    where?: object
    select?: Record<string, true>
    orderBy?: Record<string, 'asc'>[]
    take?: number
  }): Promise<Row[]>
  createMany(rows: { data: Row[] }): Promise<unknown>
  updateMany(query: { where: object; data: Row }): Promise<{ count: number }>
  deleteMany(query: { where: object }): Promise<{ count: number }>
}

export const tableOf = (database: object, table: Prisma.ModelName): AnyTable =>
  (database as Record<string, AnyTable>)[table[0]!.toLowerCase() + table.slice(1)]!
