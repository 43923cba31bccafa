import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { newKey } from '#app/rendering/new-key.ts'
import { type Outputs, queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { fileText, noTableText, TABLE_MAX_BYTES, TableError } from '#i18n/typed/table.ts'
import {
  type ImportField,
  SEALED_FIELDS,
  type WordField,
  type Words,
} from '#server/features/workers/import-columns.shared.ts'
import {
  type DayOrders,
  findDoubles,
  type ImportProblem,
  type ImportRow,
  portionsOf,
  unclearDays,
  unknownWords,
  wordKey,
} from '#server/features/workers/import.shared.ts'
import { type ImportTable, readPeople } from '#server/features/workers/import-table.shared.ts'
import { workersClient } from './workers-client.ts'

/** A row beside the files that there are, or beside none. */
export type Compared = Outputs['workers']['previewImport'][number]
export type Preview = {
  table: ImportTable
  /** Columns that whoever may not read sealed numbers brings no cell of. */
  sealed: ImportField[]
  orders: DayOrders
  /** What somebody has said, or said before, that words mean. */
  words: Words
  /** Rows that are probably one person. */
  pairs: { one: number; other: number }[]
  /** Of rows that can be taken, also without a cell that means nothing. */
  rows: Compared[]
  problems: ImportProblem[]
  /** What was chosen of the table before it was read again. */
  before: Choice
}
/** Places of rows that are not to be written, and of those of which what differs is replaced. */
export type Choice = { off: ReadonlySet<number>; replaced: ReadonlySet<number> }
type Undo = Outputs['workers']['import']['undo']
type Unclear = ReturnType<typeof unclearDays>
type Portion = { key: string; rows: (ImportRow & { seen: string; replace: boolean })[] }
/** `unread` are cells that were left out of rows that were taken. */
type Done = { added: number; changed: number; left: ImportProblem[]; unread: ImportProblem[]; undo: Undo[] }
type Undone = Outputs['workers']['undoImport']

/** `mayRetry`: the same table may be readable later. `rest` is what was not written when an import broke off, and `reason` why. */
export type Outcome =
  | { kind: 'failed'; message: string; mayRetry: boolean }
  | { kind: 'asking'; table: ImportTable; unclear: Unclear }
  | { kind: 'preview'; preview: Preview }
  | ({ kind: 'stopped'; rest: Portion[]; given: Given; reason: string } & Done)
  | ({ kind: 'done'; given: Given } & Done)
  | ({ kind: 'undone' } & Undone)
/** The table, and what was said of it. */
type Given = { table: ImportTable; orders: DayOrders; words: Words }
type Busy = { with: 'reading' | 'writing'; done: number; total: number }

const NOTHING: Choice = { off: new Set(), replaced: new Set() }

/** A table of people to import: chosen or pasted, compared with the files in parts, written in parts. */
export function useImport(mayReadSealed: boolean) {
  const router = useRouter()
  const { keepSession } = useSession()
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState<Busy>()
  const [last, setLast] = useState<Given>()
  const dialog = { text: m.import_session_text(), button: m.import_session_button() }
  const fail = (message: string, mayRetry = false) => setOutcome({ kind: 'failed', message, mayRetry })

  async function choose(chosen: File) {
    setOutcome(undefined)
    setFile(chosen)
    if (chosen.size > TABLE_MAX_BYTES) return fail(m.import_too_large())
    const bytes = await chosen.arrayBuffer().catch(() => undefined)
    if (!bytes) return fail(m.import_unreadable())
    const read = fileText(bytes)
    if (typeof read === 'string') return fail(noTableText(read))
    return take(read.text, true)
  }

  async function paste(text: string) {
    setFile(undefined)
    setOutcome(undefined)
    if (text.length > TABLE_MAX_BYTES) return fail(m.import_too_large())
    return take(text, false)
  }

  async function take(text: string, isFile: boolean) {
    const table = tableOf(text, isFile)
    if ('failure' in table) return fail(table.failure)
    const unclear = unclearDays(table.rows)
    return unclear.length > 0 ? setOutcome({ kind: 'asking', table, unclear }) : compare(table, {})
  }

  /** Compares the rows with the files, part by part; `orders` says which number stands first in columns of days. */
  async function compare(table: ImportTable, orders: DayOrders, said?: Words, before: Choice = NOTHING) {
    setOutcome(undefined)
    setBusy({ with: 'reading', done: 0, total: table.rows.length })
    const words = said ?? (await knownWords(table))
    setLast({ table, orders, words })
    const doubles = findDoubles(table.rows, orders)
    const isDouble = new Set(doubles.map(({ place }) => place))
    const sealed = mayReadSealed ? [] : SEALED_FIELDS.filter(name => table.columns.some(({ field }) => field === name))
    const rows = table.rows.filter(({ place }) => !isDouble.has(place)).map(row => without(row, sealed))
    const found: Compared[] = []
    try {
      for (const portion of portionsOf(rows)) {
        setBusy({ with: 'reading', done: found.length, total: rows.length })
        found.push(
          ...(await keepSession(() => workersClient().previewImport.mutate({ rows: portion, orders, words }), dialog)),
        )
      }
      const problems = [...table.problems, ...doubles, ...found.flatMap(row => row.problems), ...sameFiles(found)]
      const isWrong = new Set(problems.map(({ place }) => place))
      setOutcome({
        kind: 'preview',
        preview: {
          table: { ...table, rows },
          sealed,
          orders,
          words,
          pairs: doubles.flatMap(({ place, than, isLikely }) => (isLikely ? { one: than, other: place } : [])),
          rows: found.filter(({ place }) => !isWrong.has(place)),
          problems: problems.toSorted((one, other) => one.place - other.place),
          before,
        },
      })
    } catch (error) {
      fail(reasonOf(error), true)
    } finally {
      setBusy(undefined)
    }
  }

  /** Writes the rows of these places; of those in `replaced` also what differs. */
  function write(
    { table, rows, orders, words, problems }: Preview,
    chosen: ReadonlySet<number>,
    replaced: ReadonlySet<number>,
  ) {
    const seen = new Map(rows.map(row => [row.place, row.seen]))
    const given = table.rows.flatMap(row => {
      const before = seen.get(row.place)
      if (before === undefined || !(chosen.has(row.place) || replaced.has(row.place))) return []
      return { ...row, seen: before, replace: replaced.has(row.place) }
    })
    const portions = portionsOf(given).map(portion => ({ key: newKey(), rows: portion }))
    return run(portions, { table, orders, words }, { added: 0, changed: 0, left: problems, unread: [], undo: [] })
  }

  /** Each part once, however often it is sent: its key stays. */
  async function run(portions: Portion[], given: Given, before: Done) {
    const { orders, words } = given
    const { added, changed, left, unread, undo } = before
    const done: Done = { added, changed, left: [...left], unread: [...unread], undo: [...undo] }
    const rest = [...portions]
    const total = countOf(rest)
    try {
      for (let next = rest[0]; next; next = rest[0]) {
        const { key, rows } = next
        setBusy({ with: 'writing', done: total - countOf(rest), total })
        const context = { idempotencyKey: key }
        const part = await keepSession(
          () => workersClient().import.mutate({ rows, orders, words }, { context }),
          dialog,
        )
        done.added += part.added
        done.changed += part.changed
        done.left.push(...part.left)
        done.unread.push(...part.unread)
        done.undo.push(part.undo)
        rest.shift()
      }
      setFile(undefined)
      setOutcome({ kind: 'done', given, ...done })
    } catch (error) {
      setOutcome({ kind: 'stopped', rest, given, reason: reasonOf(error), ...done })
    } finally {
      setBusy(undefined)
      refresh()
    }
  }

  /** Takes back what was written, part by part. */
  async function undo(parts: Undo[]) {
    const all: Undone = { removed: 0, emptied: 0, left: 0 }
    try {
      for (const [done, part] of parts.entries()) {
        setBusy({ with: 'writing', done, total: parts.length })
        const { removed, emptied, left } = await keepSession(() => workersClient().undoImport.mutate(part), dialog)
        all.removed += removed
        all.emptied += emptied
        all.left += left
      }
      setOutcome({ kind: 'undone', ...all })
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(undefined)
      refresh()
    }
  }

  function refresh() {
    void queryClient().invalidateQueries(trpc().workers.pathFilter())
    router.clearCache()
  }

  return {
    file,
    busy,
    outcome,
    choose,
    paste,
    answer: compare,
    write,
    /** Reads the table again, with what words mean. */
    say(words: Words, choice: Choice) {
      if (last) void compare(last.table, last.orders, words, choice)
    },
    undo: (parts: Undo[]) => void undo(parts),
    goOn() {
      if (outcome?.kind === 'stopped') void run(outcome.rest, outcome.given, outcome)
    },
    compareAgain() {
      if (last) void compare(last.table, last.orders, last.words)
    },
    clear() {
      setFile(undefined)
      setOutcome(undefined)
    },
  }
}

/** What was said before of the words of a table that mean nothing by themselves; without a connection nothing. */
async function knownWords(table: ImportTable): Promise<Words> {
  const unknown = unknownWords(table.rows)
  if (unknown.length === 0) return {}
  const known = await workersClient()
    .importWords.query()
    .catch((): Words => ({}))
  const said = unknown.flatMap(({ field, text }) => {
    const value = known[field]?.[wordKey(text)]
    return value === undefined ? [] : [{ field, word: wordKey(text), value }]
  })
  return wordsOf(said)
}

/** Words by their fields. */
export const wordsOf = (said: { field: WordField; word: string; value: string }[]): Words =>
  Object.fromEntries(
    [...Map.groupBy(said, ({ field }) => field)].map(([field, own]) => [
      field,
      Object.fromEntries(own.map(({ word, value }) => [word, value])),
    ]),
  )

export const countOf = (portions: Portion[]): number => portions.reduce((sum, { rows }) => sum + rows.length, 0)

function tableOf(text: string, isStrict: boolean) {
  try {
    return readPeople(text, isStrict)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { failure: m.csv_broken({ row: formatNumber(error.row) }) }
  }
}

function without(row: ImportRow, fields: ImportField[]): ImportRow {
  if (fields.length === 0) return row
  const texts = { ...row.texts }
  for (const field of fields) delete texts[field]
  return { ...row, texts }
}

/** Rows of other parts that mean the file of one above. */
function sameFiles(rows: Compared[]): ImportProblem[] {
  const places = new Map<string, number>()
  return rows.flatMap(({ place, file, problems }) => {
    if (!file || problems.length > 0) return []
    const before = places.get(file.id)
    if (before) return { place, message: m.workers_import_double({ n: formatNumber(before) }) }
    places.set(file.id, place)
    return []
  })
}

function reasonOf(error: unknown) {
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return isOffline ? m.offline() : message
}
