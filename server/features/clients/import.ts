import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'
import { type Contents, nameKey, readContents } from '#server/features/clients/csv-format.ts'
import { type Alteration, type FlagToDraw, plan, type Plan } from '#server/features/clients/import-diff.ts'
import { selectClients } from '#server/features/clients/queries.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { addAll, changeAll } from '#server/features/clients/mutations.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findStoredResponse, once, idempotentRequest } from '#server/db/idempotency.ts'
import { PROBLEMS_MAX } from '#i18n/zod.ts'
import { log } from '#server/process/log.ts'
import { storedOf, toStoredPath } from '#server/files/domain.ts'

const NAMES_SHOWN = 5
/** A transaction ends after 15 s; so much takes one or two on a slow machine. A company weighs 1. */
const PART_WEIGHT = 1500
const COUNTRY_WEIGHT = 3
/** So long a call goes on with further parts. */
const CALL_MS = 30_000
/** Longer than others wait before they try for the lock again. */
const PAUSE_MS = 60

/** What a file would change, and what is wrong in it; nothing is written. Throws as `readContents`. */
export async function preview(file: File) {
  const contents = await readContents(file)
  const { added, changed, unchanged, problems, seen } = await planOn(read, contents)
  return {
    kind: contents.kind,
    unchanged,
    seen,
    /** Those that an import needs, drawn and stored. */
    flags: added.flatMap(({ flag }) => flag ?? []),
    problemCount: problems.length,
    problems,
    added: added.map(({ place, input }) => ({
      place,
      ...named(input.countryName),
      companies: input.company.length,
      pictures: input.image.length,
    })),
    changed: changed.map(({ place, client, given, companies }) => ({
      place,
      ...named(client.countryName),
      fields: Object.keys(given) as (keyof typeof given)[],
      newName: given.countryName,
      companies: companies && shortened(companies),
    })),
  }
}

/** A file, the `seen` of its preview, and the addresses of the flags that this has asked for, by their countries' codes. */
type Import = { file: File; seen: string; flags: Record<string, string> }
/**
 * What an import did. `left` are records that another call has to write, `reason` why this one ended before them where
 * it was not the time.
 */
export type Imported = { added: number; changed: number; batch: string; left: number; reason?: string }

/**
 * Writes what a preview has shown, without the entries that have a problem; with a `key` once, as `create` in domain.ts. What fits one
 * transaction is written as a whole or not at all, a longer file in parts, as many as this call has time for: what is left is compared and
 * written again. Throws PRECONDITION_FAILED when one of the records has changed since the preview, BAD_REQUEST when nothing in the file is
 * right, more is wrong than a preview lists, or a flag is missing, and as `readContents`; once something is written it throws no more.
 */
export async function importAll(
  by: Actor,
  { file, seen, flags }: Import,
  key?: string | null,
  callMs = CALL_MS,
): Promise<Imported> {
  const contents = await readContents(file)
  const request = idempotentRequest(by.id ?? '', key, 'clients.import', [contents.digest, seen])
  const stored = await findStoredResponse<Imported>(request)
  if (stored) return stored
  const parts = partsOf(await requirePlan(read, contents, seen))
  const batch = randomUUID()
  const [part] = parts
  if (part && parts.length === 1)
    return changeContent(transaction =>
      once(transaction, request, async () => {
        await requirePlan(transaction, contents, seen)
        await writePart(transaction, by, part, { batch, flags })
        return { added: part.added.length, changed: part.changed.length, batch, left: 0 }
      }),
    )
  const done = await writeParts(by, parts, { batch, flags, until: Date.now() + callMs })
  return changeContent(transaction => once(transaction, request, () => Promise.resolve(done)))
}

/** What is to be done, as it was `seen`. */
async function requirePlan(database: Database, contents: Contents, seen: string): Promise<Part> {
  const { added, changed, problems, ...now } = await planOn(database, contents)
  if (now.seen !== seen) throw new AppError('PRECONDITION_FAILED', m.import_changed_since())
  if (problems.length >= PROBLEMS_MAX || (problems.length > 0 && added.length + changed.length === 0))
    throw new AppError('BAD_REQUEST', m.import_has_problems())
  return { added, changed }
}

type Part = Pick<Plan, 'added' | 'changed'>
const countOf = ({ added, changed }: Part) => added.length + changed.length

/** In the order of the file; none is longer than a transaction may take. */
function partsOf({ added, changed }: Part): Part[] {
  const entries = [
    ...added.map(entry => ({ place: entry.place, companies: entry.input.company.length, added: [entry], changed: [] })),
    ...changed.map(entry => ({
      place: entry.place,
      companies: (entry.given.company ?? entry.client.company).length,
      added: [],
      changed: [entry],
    })),
  ].toSorted((one, other) => one.place - other.place)
  const parts: Part[] = []
  let weight = Infinity
  for (const entry of entries) {
    weight += COUNTRY_WEIGHT + entry.companies
    if (weight > PART_WEIGHT) {
      parts.push({ added: [], changed: [] })
      weight = COUNTRY_WEIGHT + entry.companies
    }
    parts.at(-1)!.added.push(...entry.added)
    parts.at(-1)!.changed.push(...entry.changed)
  }
  return parts.length > 0 ? parts : [{ added: [], changed: [] }]
}

type Writing = { batch: string; flags: Record<string, string> }

/** Ends before the first part that cannot be written any more, and says why; the first of all throws. */
async function writeParts(
  by: Actor,
  parts: Part[],
  { until, ...writing }: Writing & { until: number },
): Promise<Imported> {
  const done: Imported = {
    added: 0,
    changed: 0,
    batch: writing.batch,
    left: parts.reduce((sum, part) => sum + countOf(part), 0),
  }
  for (const part of parts) {
    const isBegun = done.added + done.changed > 0
    if (isBegun && Date.now() > until) return done
    if (isBegun) await sleep(PAUSE_MS)
    try {
      await changeContent(transaction => writePart(transaction, by, part, writing))
    } catch (error) {
      if (!isBegun) throw error
      if (!(error instanceof AppError)) log.error({ err: error }, 'an import ended early')
      return { ...done, reason: reasonOf(error) }
    }
    done.added += part.added.length
    done.changed += part.changed.length
    done.left -= countOf(part)
  }
  return done
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return m.error_ours()
  return error.code === 'PRECONDITION_FAILED' ? m.import_changed_meanwhile() : error.message
}

async function writePart(transaction: Writer, by: Actor, { added, changed }: Part, { batch, flags }: Writing) {
  const names = await transaction.clientCountry.findMany({ select: { countryName: true } })
  const taken = new Set(names.map(({ countryName }) => nameKey(countryName)))
  if (added.some(({ input }) => taken.has(nameKey(input.countryName))))
    throw new AppError('PRECONDITION_FAILED', m.import_changed_since())
  await addAll(
    transaction,
    by,
    added.map(({ input, flag }) => (flag ? { ...input, countryFlagImage: drawnFlag(flag, flags) } : input)),
    batch,
  )
  await changeAll(
    transaction,
    by,
    changed.map(({ client, given }) => ({ id: client._id, given, expected: [client.version] })),
    batch,
  )
}

type Database = Pick<Reader, '$queryRaw' | 'clientCountry' | 'picture'>

async function planOn(database: Database, contents: Contents): Promise<Plan> {
  const urls = contents.entries.flatMap(({ record: { countryFlagImage, image } }) => [
    countryFlagImage,
    ...(Array.isArray(image) ? image : []),
  ])
  const stored = await storedOf(
    database,
    urls.flatMap(url => (typeof url === 'string' ? toStoredPath(url.trim()) : [])),
  )
  return plan(contents, await selectClients(database), stored)
}

function drawnFlag({ code }: FlagToDraw, flags: Record<string, string>): string {
  const url = flags[code]
  if (!url) throw new AppError('BAD_REQUEST', m.form_flag_failed())
  return url
}

function named(countryName: string) {
  const countryNameBn = banglaNameOf(countryName)
  return { countryName, ...(countryNameBn && { countryNameBn }) }
}

/** How many companies, and the first names of them. */
function shortened({ areMoved, ...lists }: NonNullable<Alteration['companies']>) {
  const short = (names: string[]) => ({ count: names.length, names: names.slice(0, NAMES_SHOWN) })
  return { areMoved, added: short(lists.added), changed: short(lists.changed), removed: short(lists.removed) }
}
