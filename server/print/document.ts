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
  | { kind: 'clauses'; clauses: { title?: string; text: string }[] }
  /** Who signs, each with what stands below the line. */
  | { kind: 'signatures'; signatures: { who: string; below: string[] }[] }
  | { kind: 'new-page' }

/** A part of a document in one language, which begins on a page of its own. */
export type Part = { language: Locale; title: string; lead: string; blocks: Block[] }

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
