import { AsyncLocalStorage } from 'node:async_hooks'
import type { PrismaLibSQL } from '@prisma/adapter-libsql'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

export type Connection = Awaited<ReturnType<PrismaLibSQL['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>
type Driver = Pick<Transaction, 'provider' | 'queryRaw' | 'executeRaw'>
type Query = Parameters<Driver['queryRaw']>[0]

const INT64 = 1
const DATE_TIME = 10
const begun = new AsyncLocalStorage<{ driver?: Transaction }>()

/**
 * A client of Prisma whose `$queryRaw` and `$executeRaw` go to the driver. Prisma's own do the same and cost three times as much.
 * Throws the driver's errors, see `databaseErrorKind`. docs/decisions/0003 says why.
 */
export function withPlainSql<Client extends object>(client: Client, findDriver: () => Driver): Client {
  const $queryRaw = async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => {
    const driver = findDriver()
    return rowsOf(await driver.queryRaw(queryFor(driver, query, values)))
  }
  const $executeRaw = async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => {
    const driver = findDriver()
    return driver.executeRaw(queryFor(driver, query, values))
  }
  // defined, not assigned: Prisma's proxy would take an assignment as its own
  return Object.create(client, { $queryRaw: { value: $queryRaw }, $executeRaw: { value: $executeRaw } })
}

/** Runs `begin`, which begins one of Prisma's transactions on an observed connection, and gives `work` plain SQL in that transaction. */
export function withTransactionDriver<T>(begin: (findDriver: () => Driver) => Promise<T>): Promise<T> {
  const current: { driver?: Transaction } = {}
  const findDriver = () => {
    if (!current.driver) throw Object.assign(new Error('The transaction has ended'), { code: 'P2028' })
    return current.driver
  }
  return begun.run(current, () => begin(findDriver))
}

/** Tells `withTransactionDriver` which driver's transaction Prisma has begun, until Prisma ends it. */
export function observed<C extends Pick<Connection, 'startTransaction'>>(connection: C): C {
  const start = connection.startTransaction.bind(connection)
  connection.startTransaction = async isolation => {
    const transaction = await start(isolation)
    const current = begun.getStore()
    if (current) endWith(transaction, current)
    return transaction
  }
  return connection
}

/** A statement that comes late must not run outside its transaction: PostgreSQL's connection serves the next one by then. */
function endWith(transaction: Transaction, current: { driver?: Transaction }) {
  current.driver = transaction
  const { executeRaw, commit, rollback } = transaction
  const end = () => {
    delete current.driver
  }
  transaction.executeRaw = query => {
    if (query.sql === 'COMMIT' || query.sql === 'ROLLBACK') end()
    return executeRaw.call(transaction, query)
  }
  transaction.commit = () => {
    end()
    return commit.call(transaction)
  }
  transaction.rollback = () => {
    end()
    return rollback.call(transaction)
  }
}

function queryFor(
  { provider }: Pick<Driver, 'provider'>,
  query: TemplateStringsArray | Prisma.Sql,
  values: unknown[],
): Query {
  const statement = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)
  return {
    sql: provider === 'postgres' ? statement.text : statement.sql,
    args: statement.values,
    argTypes: statement.values.map(() => ({ scalarType: 'unknown', arity: 'scalar' })),
  }
}

function rowsOf({ columnNames, columnTypes, rows }: Awaited<ReturnType<Driver['queryRaw']>>) {
  return rows.map(row =>
    Object.fromEntries(columnNames.map((name, n) => [name, valueOf(row[n], columnTypes[n])])),
  ) as never
}

/** The values as Prisma gives them. */
function valueOf(value: unknown, type: number | undefined) {
  if (value === null) return null
  if (type === DATE_TIME) return new Date(value as string)
  return type === INT64 ? BigInt(value as string) : value
}
