import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'

const LIMITS = { max: 10, connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true }
type Adapter = Awaited<ReturnType<PrismaPg['connect']>>
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>

const pools = new Set<pg.Pool>()

/** The connections of this process to PostgreSQL, and the queries that wait for one. */
export function poolState(): Record<'busy' | 'idle' | 'waiting', number> {
  for (const pool of pools) if (pool.ended) pools.delete(pool)
  const sum = (of: (pool: pg.Pool) => number) => [...pools].reduce((total, pool) => total + of(pool), 0)
  const idle = sum(pool => pool.idleCount)
  return { busy: sum(pool => pool.totalCount) - idle, idle, waiting: sum(pool => pool.waitingCount) }
}

/** Prisma on PostgreSQL with a timeout for every wait, after which no connection is lost to the pool. docs/decisions/0003 says why. */
export class BoundedPg extends PrismaPg {
  constructor(url: string, schema?: string) {
    const pool = new pg.Pool({ connectionString: url, ...LIMITS, Client: Connection })
    // pg-pool takes its error listener off when it hands a client out, PrismaPg adds its own a microtask later: an error between ends the
    // process. An ended client is found by its next query all the same.
    pools.add(pool)
    pool.on('connect', client => client.on('error', () => {}))
    super(pool, { disposeExternalPool: true, ...(schema && { schema }) })
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async isolation => givenBack(await start(isolation))
    return adapter
  }
}

/** A statement without an answer may still run: its connection takes no other, not even ROLLBACK. */
class Connection extends pg.Client {
  override query = ((...query: [string]) => {
    const answer = super.query(...query) as Promise<unknown> | undefined // none for a callback, whose connection the pool ends itself
    answer?.catch((error: Error) => {
      if (error.message === 'Query read timeout') return this.end()
    })
    return answer
  }) as pg.Client['query']
}

/** Prisma gives a connection back after COMMIT or ROLLBACK, but not where these fail: after ten of them the pool would stay empty. */
function givenBack(transaction: Transaction): Transaction {
  const { executeRaw } = transaction
  transaction.executeRaw = async query => {
    try {
      return await executeRaw.call(transaction, query)
    } catch (error) {
      if (query.sql === 'COMMIT' || query.sql === 'ROLLBACK') await transaction.rollback()
      throw error
    }
  }
  return transaction
}
