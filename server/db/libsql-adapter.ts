import { type Client, type Config, createClient, type InStatement, LibsqlError, type Transaction } from '@libsql/client'
import { PrismaLibSQL } from '@prisma/adapter-libsql'

/**
 * Prisma on an SQLite file with two connections that stay: one reads, one writes. libsql alone gives its connection to each transaction
 * and opens another, which has to read the whole schema before its first statement: half of what a small change costs.
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
 * A transaction as Prisma's adapter uses it; `kept` is told when its connection is good for another. After a statement that failed only
 * a rollback is taken: SQLite may have ended the transaction by itself, and what follows would be written alone.
 */
async function begin(connection: Client, kept: () => void): Promise<Transaction> {
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
    kept()
  }
  const rollback = async () => {
    const mayStay = isSound
    isSound = false
    await connection.execute('ROLLBACK') // also after a failure: closing alone would leave the lock
    if (mayStay) kept()
  }
  await execute('BEGIN')
  return { execute, commit, rollback } as Partial<Transaction> as Transaction
}
