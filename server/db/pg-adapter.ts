import { PrismaPg } from '@prisma/adapter-pg'
import pg, { type PoolClient } from 'pg'
import { databaseErrorKind } from '#server/db/errors.ts'

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

/**
 * Prisma on PostgreSQL with a timeout for every wait. Prisma never releases the connection of a transaction that can neither be committed
 * nor rolled back: after ten of them the pool would stay empty. Here such a connection is closed.
 */
export class BoundedPg extends PrismaPg {
  constructor(url: string, limits: Partial<typeof LIMITS> = {}, schema?: string) {
    const pool = new pg.Pool({ connectionString: url, ...LIMITS, ...limits })
    // pg-pool takes its error listener off when it hands a client out, PrismaPg adds its own a microtask later: an error between ends the
    // process. An ended client is found by its next query all the same.
    pools.add(pool)
    pool.on('connect', client => client.on('error', () => {}))
    super(pool, { disposeExternalPool: true, ...(schema && { schema }) })
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async isolation => closedWhenLost(await start(isolation))
    return adapter
  }
}

/** A statement without a response may still run: its connection takes no other, not even ROLLBACK. */
function closedWhenLost(transaction: Transaction): Transaction {
  const { client } = transaction as Transaction & { client: PoolClient } // what PrismaPg itself releases at the end
  let lost: unknown
  const watched =
    <Result>(send: (query: Parameters<Transaction['executeRaw']>[0]) => Promise<Result>): typeof send =>
    async query => {
      if (lost) throw lost
      try {
        return await send(query)
      } catch (error) {
        if (databaseErrorKind(error) === 'away' || query.sql === 'COMMIT' || query.sql === 'ROLLBACK') {
          lost = error
          client.release(true)
        }
        throw error
      }
    }
  transaction.executeRaw = watched(transaction.executeRaw.bind(transaction))
  transaction.queryRaw = watched(transaction.queryRaw.bind(transaction))
  return transaction
}
