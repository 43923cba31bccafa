import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Field } from '#server/drafts/field.ts'
import type { Missing } from '#server/drafts/list-shows.shared.ts'
import { countMissing, pairTranslations } from '#server/drafts/translations.shared.ts'
import { read } from '#server/db/client.ts'

/** What a staff list shows of a record that has a draft; `publishAt` is ISO. */
export type ListedDraft = { title: string; at: string; number: number; publishAt: string | null; isHeld: boolean }
/** Whether visitors see a record, and whether there is a draft that they do not see. */
export type ListState = { isLive: boolean; hasDraft: boolean; publishAt: string | null }

/** The drafts of a feature by the ids of their records. */
export async function listedDrafts(feature: string): Promise<Map<string, ListedDraft>> {
  const drafts = await read.draft.findMany({
    where: { feature },
    select: { recordId: true, number: true, title: true, at: true, publishAt: true, held: true },
  })
  return new Map(
    drafts.map(({ recordId, at, publishAt, held, ...draft }) => [
      recordId,
      { ...draft, at: at.toISOString(), publishAt: publishAt?.toISOString() ?? null, isHeld: held !== null },
    ]),
  )
}

/** What visitors miss in a record with these values. */
export function missingIn(store: ContentStore, data: Record<string, unknown>): Missing[] {
  return [...(countMissing(store, data) > 0 ? ['bangla' as const] : []), ...(store.missing?.(data) ?? [])]
}

/** The rows of a table with one of these fields that have a text without its translation. */
export const untranslated = (fields: Record<string, Field>) => ({
  OR: pairTranslations(Object.keys(fields)).flatMap(({ name, translation }) =>
    translation ? { [name]: { not: '' }, OR: [{ [translation]: null }, { [translation]: '' }] } : [],
  ),
})

/** The same rows with the number of the newest saved state of each, which a change has to carry. */
export async function withNewest<Row extends { _id: string; version: number }>(feature: string, rows: Row[]) {
  const found = await read.revision.groupBy({
    by: ['recordId'],
    where: { feature, recordId: { in: rows.map(({ _id }) => _id) } },
    _max: { number: true },
  })
  const newest = new Map(found.map(({ recordId, _max }) => [recordId, _max.number ?? 0]))
  return rows.map(row => ({ ...row, newest: Math.max(newest.get(row._id) ?? 0, row.version) }))
}
