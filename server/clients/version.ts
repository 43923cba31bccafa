import { read, type Writer } from '#server/db.ts'

const BELIEVED_FOR = 500 // milliseconds, in which a change by another process may stay unseen

let known: { version: number; at: number } | undefined
let changes = 0

/** Counts every change of what visitors can read; 0 in a database that was never written. */
export async function contentVersion(): Promise<number> {
  const seen = changes
  const [row] = await read.$queryRaw<{ version: number }[]>`SELECT "version" FROM "Content" WHERE "id" = 1` // asked by almost every request: a third of findUnique's time
  const version = row?.version ?? 0
  if (seen === changes) known = { version, at: performance.now() }
  return version
}

/** The version without a question to the database, or undefined when what this process knows may be old. */
export function knownVersion(): number | undefined {
  return known && performance.now() - known.at < BELIEVED_FOR ? known.version : undefined
}

/** Counts one change, in its transaction; `forgetVersion` follows once it is committed. */
export async function raiseContentVersion(transaction: Writer): Promise<void> {
  await transaction.$executeRaw`INSERT INTO "Content" ("id", "version") VALUES (1, 1) ON CONFLICT ("id") DO UPDATE SET "version" = "Content"."version" + 1`
}

/** From here on what was known before is old, and so is what is being read at this moment. */
export function forgetVersion(): void {
  changes++
  known = undefined
}
