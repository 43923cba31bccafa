import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/paraglide/runtime.js'

/** A line to write on, where nothing is known. */
export const BLANK = '_'.repeat(16)

/** A piece of a document, which a Word file and a page to print show alike. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Names with their values, one in a line. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** `widths` are those of the columns beside each other, without them all are alike; in rows with `isSigned` somebody has room to sign. */
  | { kind: 'table'; head: string[]; rows: string[][]; widths?: number[]; isSigned?: boolean }
  | { kind: 'clauses'; clauses: Clause[]; from?: number }
  /** Who signs, each with what stands below the line. */
  | { kind: 'signatures'; signatures: { who: string; below: string[] }[] }
  | { kind: 'new-page' }
  /** The same in two languages beside each other. */
  | { kind: 'columns'; languages: readonly [Locale, Locale]; rows: (readonly [Block, Block])[] }

/** One of a list of clauses, which are numbered `from` 1 or another number. */
type Clause = { title?: string; text: string }

/** A part of a document in one language, which begins on a page of its own; with `beside`, its head is there in a second one, too. */
export type Part = {
  language: Locale
  title: string
  lead: string
  blocks: Block[]
  beside?: { language: Locale; title: string; lead: string }
}

/** A part in two languages: texts beside each other line by line, tables and signatures with both in each cell. */
export function inTwoLanguages(first: Part, second: Part): Part {
  const { blocks: _, ...beside } = second
  const languages = [first.language, second.language] as const
  return {
    ...first,
    beside,
    blocks: first.blocks.map((block, n) => besideEachOther(block, second.blocks[n] ?? block, languages)),
  }
}

function besideEachOther(left: Block, right: Block, languages: readonly [Locale, Locale]): Block {
  const columns = (rows: (readonly [Block, Block])[]): Block => ({ kind: 'columns', languages, rows })
  if (left.kind === 'new-page') return left
  if (left.kind === 'table' && right.kind === 'table')
    return {
      ...left,
      head: both(left.head, right.head),
      rows: left.rows.map((cells, n) => both(cells, right.rows[n] ?? [])),
    }
  if (left.kind === 'signatures' && right.kind === 'signatures')
    return {
      ...left,
      signatures: left.signatures.map(({ who, below }, n) => ({
        who: both([who], [right.signatures[n]?.who ?? '']).join(''),
        below: both(below, right.signatures[n]?.below ?? []),
      })),
    }
  if (left.kind === 'facts' && right.kind === 'facts')
    return columns(
      left.facts.map((fact, n) => [
        { kind: 'facts', facts: [fact] },
        { kind: 'facts', facts: right.facts.slice(n, n + 1) },
      ]),
    )
  if (left.kind === 'clauses' && right.kind === 'clauses')
    return columns(
      left.clauses.map((clause, n) => [
        { kind: 'clauses', clauses: [clause], from: n + 1 },
        { kind: 'clauses', clauses: right.clauses.slice(n, n + 1), from: n + 1 },
      ]),
    )
  return columns([[left, right]])
}

/** Each text with the same in another language below it, unless that is written alike. */
const both = (texts: string[], others: string[]) =>
  texts.map((text, n) => (others[n] === undefined || others[n] === text ? text : `${text}\n${others[n]}`))

/** What is printed on A4: its name, what stands on top of every page, and its parts. Those that are `isWide` lie on their side. */
export type PrintedDocument = {
  title: string
  mark: string
  parts: Part[]
  isWide?: boolean
  creator?: string
}

export const orBlank = (text: string | undefined): string => text || BLANK

/** A day (YYYY-MM-DD) as people write it; empty where there is none. */
export const dayText = (day: string | undefined): string => (day ? formatDate(day, { dateStyle: 'long' }) : '')

export const dayOrBlank = (day: string | undefined): string => orBlank(dayText(day))
