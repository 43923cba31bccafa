import { formatDate } from '#i18n/format.ts'

/** A line to write on, where nothing is known. */
export const BLANK = '_'.repeat(16)

/** A part of a document, which a Word file and a page to print show alike. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Names with their values, one in a line. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'clauses'; clauses: { title?: string; text: string }[] }
  /** Who signs, each with what stands below the line. */
  | { kind: 'signatures'; signatures: { who: string; below: string[] }[] }
  | { kind: 'new-page' }

/** A document in the language that it was written in; every page of it says that it is a specimen. */
export type SpecimenDocument = { title: string; lead: string; blocks: Block[] }

export const orBlank = (text: string | undefined): string => text || BLANK

export const dayOrBlank = (day: string | undefined): string => (day ? formatDate(day, { dateStyle: 'long' }) : BLANK)
