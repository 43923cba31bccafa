import { Button } from '@agency/ui/Button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { FileDown } from 'lucide-react'
import { saveText } from '#app/list/save-text.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { importLabels } from '#server/features/workers/import-columns.shared.ts'
import type { ImportProblem } from '#server/features/workers/import.shared.ts'
import { refusedText } from '#server/features/workers/import-refused.shared.ts'
import type { ImportTable } from '#server/features/workers/import-table.shared.ts'
import type { Preview } from './use-import.ts'

/** Saves the rows with something wrong as a file, which is mended and sent again. */
export function SaveRefused({ table, problems }: { table: ImportTable; problems: ImportProblem[] }) {
  if (problems.length === 0) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={() => saveText('workers', 'csv', refusedText(table, problems))}
    >
      <FileDown aria-hidden="true" />
      {m.workers_import_refused()}
    </Button>
  )
}

/** Rows that are probably one person, beside each other. */
export function LikelyPairs({ table, pairs }: Pick<Preview, 'table' | 'pairs'>) {
  if (pairs.length === 0) return null
  return (
    <section className="grid gap-4">
      <h3 className="font-sans text-lg">{m.workers_import_pairs()}</h3>
      <p className="max-w-text text-sm text-muted">{m.workers_import_pairs_text()}</p>
      {pairs.map(pair => (
        <Pair key={pair.other} table={table} {...pair} />
      ))}
    </section>
  )
}

function Pair({ table, one, other }: { table: ImportTable; one: number; other: number }) {
  const [first, second] = [one, other].map(place => table.cells.get(place) ?? [])
  const label = m.workers_import_pair({ one: formatNumber(one), other: formatNumber(other) })
  const columns = table.columns.map(({ field, heading }) => ({ field, n: table.headings.indexOf(heading) }))
  return (
    <Table label={label}>
      <TableHead>
        <Row>
          <HeadCell>{m.import_column()}</HeadCell>
          {[one, other].map(place => (
            <HeadCell key={place}>{m.workers_import_in_row({ n: formatNumber(place) })}</HeadCell>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {columns
          .filter(({ n }) => first?.[n] || second?.[n])
          .map(({ field, n }) => (
            <Row key={field}>
              <HeadCell scope="row">{importLabels[field]()}</HeadCell>
              {[first, second].map((cells, side) => (
                <Cell key={side} className="wrap-anywhere">
                  {cells?.[n]}
                </Cell>
              ))}
            </Row>
          ))}
      </TableBody>
    </Table>
  )
}
