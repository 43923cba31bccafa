import { type Client, type Config, createClient, type InStatement, LibsqlError, type Transaction } from '@libsql/client'
import { PrismaLibSQL } from '@prisma/adapter-libsql'

/**
 * Prisma on an SQLite file with two permanent connections: one reads, one writes. libsql alone hands its connection to each transaction
 * and opens another, which reads the whole schema before its first statement: half the time of a small change.
 * docs/decisions/0003 says why.
 */
export class ReadWriteAdapter extends PrismaLibSQL {
  override createClient(config: Config): Client {
    const client = createClient(config)
    let writer: Client | undefined
    client.transaction = async () => {
      const connection = writer ?? createClient(config)
      writer = undefined // until this transaction has ended well
      return begin(connection, () => {
        writer = connection
      })
    }
    const close = client.close.bind(client)
    client.close = () => {
      writer?.close()
      close()
    }
    return client
  }
}

/**
 * A transaction as Prisma's adapter uses it; calls `reuse` when its connection can serve another. After a failed statement only a rollback
 * is accepted: SQLite may have ended the transaction by itself, and later statements would be committed alone.
 */
async function begin(connection: Client, reuse: () => void): Promise<Transaction> {
  let isSound = true
  const execute = async (statement: InStatement) => {
    if (!isSound) throw new LibsqlError('A statement of this transaction has failed', 'TRANSACTION_CLOSED')
    isSound = false
    const result = await connection.execute(statement)
    isSound = true
    return result
  }
  const commit = async () => {
    await execute('COMMIT').catch(async (error: unknown) => {
      await connection.execute('ROLLBACK').catch(() => {}) // nobody else would, and the lock would stay
      throw error
    })
    reuse()
  }
  const rollback = async () => {
    const isReusable = isSound
    isSound = false
    await connection.execute('ROLLBACK') // also after a failure: closing alone would leave the lock
    if (isReusable) reuse()
  }
  await execute('BEGIN')
  return { execute, commit, rollback } as Partial<Transaction> as Transaction
}
