import { Button } from '@agency/ui/Button'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { FailuresDialog } from './failures.tsx'
import { saveText } from './save-text.ts'
import type { Failed, useParts } from './use-parts.ts'

export type ExportFormat = 'csv' | 'json'

const labels: Record<ExportFormat, () => string> = { csv: m.manage_csv, json: m.manage_json }

type Props<Row> = {
  /** The start of the file's name. */
  name: string
  rows: Row[]
  nameOf: (row: Row) => string
  parts: ReturnType<typeof useParts>
  /** A part of the file: lines of CSV, the first part with the column names, or the members of a JSON array. */
  exportPart: (rows: Row[], format: ExportFormat, isFirst: boolean) => Promise<string>
}

/** Downloads the selected records as a file; `failures` says with which it could not be done. */
export function useBulkExport<Row>({ name, rows, nameOf, parts, exportPart }: Props<Row>) {
  const [failed, setFailed] = useState<Failed<Row>[]>([])
  async function download(format: ExportFormat) {
    const texts: string[] = []
    const failed = await parts.run(m.list_exporting(), rows, async (part, at) => {
      texts.push(await exportPart(part, format, at === 0))
    })
    if (failed.length > 0) return setFailed(failed)
    const text = format === 'csv' ? texts.join('') : `{"data":[${texts.filter(Boolean).join(',\n')}]}\n`
    saveText(name, format, text)
  }
  return { download, failures: <FailuresDialog failed={failed} nameOf={nameOf} onClose={() => setFailed([])} /> }
}

/** The buttons for it. */
export function BulkExport<Row>({
  formats = ['csv', 'json'],
  ...props
}: Props<Row> & { formats?: readonly ExportFormat[] }) {
  const { download, failures } = useBulkExport(props)
  return (
    <>
      {props.rows.length > 0 &&
        formats.map(format => (
          <Button
            key={format}
            variant="secondary"
            busy={props.parts.progress !== undefined}
            onClick={() => void download(format)}
          >
            <FileDown aria-hidden="true" />
            {labels[format]()}
          </Button>
        ))}
      {failures}
    </>
  )
}
