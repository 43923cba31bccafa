import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Block } from '#server/print/document.ts'

const KB = 1024

/** Pieces of documents in which what is stored is shown as it is: a heading, facts, a table that is left out where it has no row. */
export const part = (text: string): Block => ({ kind: 'heading', text })
export const list = (facts: [name: string, value: string][]): Block => ({
  kind: 'facts',
  facts: facts.map(([name, value]) => [name, value || m.not_known()]),
})
export const table = (head: string[], rows: string[][], widths = head.map(() => 1)): Block[] =>
  rows.length > 0 ? [{ kind: 'table', head, rows, widths }] : []

/** A day with its time. */
export const moment = (at: Date): string => formatDate(at.toISOString(), { dateStyle: 'long', timeStyle: 'short' })

/** What is said of a stored file: its kind and its size. */
export const fileText = (kind: string | null, bytes: number | null): string =>
  m.file_kind_size({ kind: (kind ?? '').toUpperCase(), size: formatNumber(Math.ceil((bytes ?? 0) / KB)) })

/** Sentences that are there, one after the other. */
export const joined = (texts: (string | false | null | undefined)[], between: string): string =>
  texts.filter(Boolean).join(between)
