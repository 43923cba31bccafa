/** Kills this process before its n-th statement from now on, as the drivers of both databases send them. */
export async function killBefore(statement: number): Promise<void> {
  type Send = (...input: unknown[]) => unknown
  let count = 0
  const watched = (send: Send) =>
    function (this: unknown, ...input: unknown[]) {
      if (++count === statement) process.kill(process.pid, 'SIGKILL')
      return send.apply(this, input)
    }
  const { default: Libsql } = await import('libsql')
  const { default: pg } = await import('pg')
  const [sqlite, postgres] = [Libsql.prototype, pg.Client.prototype] as unknown as Record<string, Send>[]
  Object.assign(sqlite!, { prepare: watched(sqlite!.prepare!), exec: watched(sqlite!.exec!) })
  Object.assign(postgres!, { query: watched(postgres!.query!) })
}
