import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVERYTHING, noteRead } from '#server/cache/areas.ts'
import { variantsOf } from '#i18n/typed/letters.ts'
import { otherSpellings } from '#i18n/typed/names.ts'
import { foldText, joinedLetters, searchKey } from '#i18n/typed/text.ts'
import { config, databaseFile } from '#server/config/config.ts'
import { ReadWriteAdapter } from '#server/db/libsql-adapter.ts'
import { databaseErrorKind, databaseUnreachable, databaseUnavailable } from '#server/db/errors.ts'
import { registerDatabaseUse } from '#server/db/file-locks.ts'
import { databaseWaits } from '#server/http/metrics.ts'
import { migrate } from '#server/db/migrate.ts'
import { missingUntilOpen } from '#server/errors.ts'
import { onClose } from '#server/process/lifecycle.ts'
import { fileFault, sqliteFault } from '#server/process/start-error.ts'
import { traced } from '#server/tracing/tracing.ts'
import { Prisma, PrismaClient } from '../../prisma/generated/sqlite/client.ts'

const CHUNK_ROWS = 500
const BUSY_TIMEOUT_MS = 5_000
const TRANSACTION_TIMEOUT_MS = 15_000
type Reading =
  | 'findUnique'
  | 'findUniqueOrThrow'
  | 'findFirst'
  | 'findFirstOrThrow'
  | 'findMany'
  | 'count'
  | 'aggregate'
  | 'groupBy'
type Model = Uncapitalize<Prisma.ModelName>
export type Reader = { [M in Model]: Pick<PrismaClient[M], Reading & keyof PrismaClient[M]> } & Pick<
  PrismaClient,
  '$queryRaw'
>
export type Writer = Prisma.TransactionClient

/** The whole database, without the guards of `read` and `write`: for tests. */
export let prismaClient: PrismaClient = missingUntilOpen('The database is not open: call openDatabase() first')
const closed = prismaClient

/** The database for queries only: changes go through `write`. Each throws SERVICE_UNAVAILABLE while the database does not answer. */
export let read: Reader = closed as unknown as Reader
let isPostgres = false

/**
 * Opens the database that the settings name, in its newest form: it migrates. `closeAll` closes it.
 * Does nothing while it is open. Throws a StartError when the database or its folder cannot be used.
 */
export async function openDatabase(): Promise<void> {
  if (prismaClient !== closed) return
  const file = databaseFile(config.DATABASE_URL)
  isPostgres = file === null
  if (file !== null) await prepareFile(file)
  await migrate(config.DATABASE_URL, `prisma/${isPostgres ? 'postgresql' : 'sqlite'}/migrations`)
  const client = await connect(config.DATABASE_URL)
  prismaClient = client
  read = guarded(client)
  onClose(() => {
    prismaClient = closed
    read = closed as unknown as Reader
    return client.$disconnect()
  })
}

const guarded = (client: PrismaClient): Reader =>
  client.$extends({
    query: {
      $allOperations: ({ operation, args, query }) => orUnavailable(() => tracedRead(operation, () => query(args))),
    },
  }) as unknown as Reader

/** A part of a request or a job. It names no table: complaints have some of their own. */
const tracedRead = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
  traced('database read', work, {
    kind: 'client',
    isPart: true,
    facts: { ...system(), 'db.operation.name': operation },
  })

const system = () => ({ 'db.system.name': isPostgres ? 'postgresql' : 'sqlite' })

async function orUnavailable<T>(query: () => Promise<T>): Promise<T> {
  noteRead(EVERYTHING)
  try {
    return await query()
  } catch (error) {
    throw databaseErrorKind(error) ? databaseUnreachable(error) : error
  }
}

/**
 * Runs `work` in one transaction: all of it happens or nothing. A busy database is tried again for up to 5 seconds, so `work` may run
 * more than once and must use only the handle it is given. Throws what `work` throws, and SERVICE_UNAVAILABLE while the database is
 * away, locked, full or read-only, and on PostgreSQL after `timeoutMs`.
 */
export function write<T>(
  work: (transaction: Writer) => Promise<T>,
  timeoutMs: number = TRANSACTION_TIMEOUT_MS,
): Promise<T> {
  return traced('database write', () => writeOnce(work, timeoutMs), { kind: 'client', facts: system() })
}

const followUps = new WeakMap<Writer, (() => Promise<void>)[]>()

/**
 * Runs `follow`, which throws nothing, once the transaction is committed, and never when it is not. `write` gives its
 * result after that.
 */
export function afterCommit(transaction: Writer, follow: () => Promise<void>): void {
  followUps.set(transaction, [...(followUps.get(transaction) ?? []), follow])
}

async function writeOnce<T>(work: (transaction: Writer) => Promise<T>, timeout: number): Promise<T> {
  const begun = performance.now()
  const end = Date.now() + BUSY_TIMEOUT_MS
  let last: Writer | undefined
  const timed = (transaction: Writer) => {
    last = transaction
    databaseWaits.observe((performance.now() - begun) / 1000)
    return work(transaction)
  }
  const locked = isPostgres ? withWriteLock(timed) : timed
  for (let attempt = 0; ; attempt++) {
    try {
      const done = await prismaClient.$transaction(locked, { maxWait: BUSY_TIMEOUT_MS, timeout })
      for (const follow of (last && followUps.get(last)) ?? []) await follow()
      return done
    } catch (error) {
      const fault = databaseErrorKind(error)
      if (!fault) throw error
      // SQLite's connections that were opened while the file was read-only stay so; each transaction uses one up
      const mayTryAgain = fault === 'busy' ? Date.now() < end : fault === 'unwritable' && attempt === 0
      if (!mayTryAgain) throw databaseUnavailable(fault, error)
      await sleep(2 + Math.random() * Math.min(50, 2 ** attempt * 4))
    }
  }
}

/**
 * A condition that one of these columns holds the words, in capitals or not and with marks or without: elodie finds
 * Élodie, and Mohammad Md. Texts from before they were stored in composed form are found, too. In SQL, as Prisma's
 * `contains` takes % and _ for wildcards, and databases fold ASCII alone: a class for each letter does, which costs
 * many times as much and is asked of texts with other letters alone.
 */
export function holds(columns: string[], words: string): Prisma.Sql {
  const like = Prisma.raw(isPostgres ? 'ILIKE' : 'LIKE')
  const spellings = new Set([searchKey(words), ...spellingsOf(words.toLowerCase())])
  const { parts, begins } = otherSpellings(foldText(words))
  const patterns = [...spellings, ...parts].map(spelling => `%${spelling.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const classes = Prisma.raw(isPostgres ? '~' : 'GLOB')
  const folded = foldText(words)
  const classed = [...new Set([folded, joinedLetters(folded)])].map(each => [...each].map(classOf).join(''))
  return Prisma.sql`(${Prisma.join(
    columns.flatMap(name => {
      const column = Prisma.raw(`"${name}"`)
      return [
        ...patterns.map(pattern => Prisma.sql`${column} ${like} ${pattern} ESCAPE '\\'`),
        ...begins.map(begin => Prisma.sql`' ' || ${column} ${like} ${`% ${begin}%`}`),
        ...classed.map(
          each =>
            Prisma.sql`octet_length(${column}) <> length(${column}) AND ${column} ${classes} ${isPostgres ? each : `*${each}*`}`,
        ),
      ]
    }),
    ' OR ',
  )})`
}

/** A condition that one of these columns holds the digits one after the other, however a telephone number is written in it. */
export function holdsDigits(columns: string[], digits: string): Prisma.Sql {
  const bare = (name: string) =>
    ['-', '(', ')', '.'].reduce((sql, sign) => `REPLACE(${sql}, '${sign}', '')`, `REPLACE("${name}", ' ', '')`)
  return Prisma.sql`(${Prisma.join(
    columns.map(name => Prisma.sql`${Prisma.raw(bare(name))} LIKE ${`%${digits.replaceAll(/\D/g, '')}%`}`),
    ' OR ',
  )})`
}

/** A letter in all its ways for GLOB and for PostgreSQL's expressions, where ] stands first in a class, - last, and ^ and \ not alone. */
function classOf(letter: string): string {
  if (letter === '^' || letter === '\\') return isPostgres ? `\\${letter}` : letter
  const ways = [...variantsOf(letter)].filter(way => way !== '-').join('')
  return `[${ways}${variantsOf(letter).includes('-') ? '-' : ''}]`
}

/** The ways in which Unicode writes the same text: composed, decomposed, and with Bangla letters that composing takes apart. */
function spellingsOf(words: string): string[] {
  const composed = words.normalize('NFC')
  const oneLetter = composed
    .replaceAll('য\u09bc', '\u09df')
    .replaceAll('ড\u09bc', '\u09dc')
    .replaceAll('ঢ\u09bc', '\u09dd')
  return [...new Set([composed, words.normalize('NFD'), oneLetter])]
}

/**
 * A list in parts, each short enough for one statement: Prisma lets SQLite have 999 values in one condition, and plans twenty thousand rows
 * at once in twice the time of their parts.
 */
export function chunk<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK_ROWS) }, (_, n) =>
    list.slice(n * CHUNK_ROWS, (n + 1) * CHUNK_ROWS),
  )
}

/**
 * Lets one write at a time through on PostgreSQL, too, as SQLite does anyway: what a write has read stays true until it ends.
 * A lock and no serializable transaction: Prisma loses the connection when a COMMIT is refused.
 */
function withWriteLock<T>(work: (transaction: Writer) => Promise<T>) {
  return async (transaction: Writer) => {
    await acquireWriteLock(transaction)
    return work(transaction)
  }
}

/** Waits until no other transaction writes to a PostgreSQL database, and keeps others waiting until this one ends. */
export async function acquireWriteLock(transaction: Writer): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(72707370)`
}

async function prepareFile(file: string) {
  const folder = dirname(file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    onClose(await registerDatabaseUse(file))
  } catch (error) {
    throw openingFault(error, file)
  }
}

/** Why the file of a database cannot be used, as a StartError where the cause is known. */
export function openingFault(error: unknown, file: string): unknown {
  const folder = dirname(file)
  const setting = folder === config.DATA_DIR ? 'DATA_DIR' : 'DATABASE_URL'
  return fileFault(error, folder, setting) ?? sqliteFault(error, file) ?? error
}

/** A separate client for a database that is already migrated; on PostgreSQL also for another schema than `public`. */
export async function connect(url: string, schema?: string): Promise<PrismaClient> {
  if (!url.startsWith('postgres')) return new PrismaClient({ adapter: new ReadWriteAdapter({ url }) })
  const [{ BoundedPg }, postgres] = await Promise.all([
    import('#server/db/pg-adapter.ts'),
    import('#prisma/generated/postgresql/client.ts'),
  ])
  return new postgres.PrismaClient({ adapter: new BoundedPg(url, schema) })
}
