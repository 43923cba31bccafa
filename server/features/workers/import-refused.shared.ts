import { m } from '#i18n/paraglide/messages.js'
import { tableText } from '#i18n/typed/table.ts'
import { importLabels } from '#server/features/workers/import-columns.shared.ts'
import type { ImportProblem } from '#server/features/workers/import.shared.ts'
import type { ImportTable } from '#server/features/workers/import-table.shared.ts'

/**
 * The rows of a table in which something is wrong, as they stood there, as a file to mend and to send again: in front of each why it, or
 * which of its cells, was left out.
 */
export function refusedText({ headings, cells }: ImportTable, problems: ImportProblem[]): string {
  const reason = m.workers_import_reason()
  const before = headings.indexOf(reason) // of the file that this one was made of
  const others = (row: string[]) => row.filter((_, n) => n !== before)
  const byPlace = [...Map.groupBy(problems, ({ place }) => place)].toSorted(([one], [other]) => one - other)
  return tableText([
    [reason, ...others(headings)],
    ...byPlace.map(([place, own]) => [
      [...new Set(own.map(sentenceOf))].join(' · '),
      ...others(cells.get(place) ?? []),
    ]),
  ])
}

const sentenceOf = ({ field, message }: ImportProblem) =>
  field ? m.fact_of({ label: importLabels[field](), value: message }) : message
