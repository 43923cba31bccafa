import { Button } from '@agency/ui/Button'
import { FileField } from '@agency/ui/FileField'
import { PageHeader } from '@agency/ui/PageHeader'
import { Progress } from '@agency/ui/Progress'
import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ImportDone, ImportUndone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'

const [FIELD_ID, RESULT_ID] = ['import-file', 'import-result']

/** Takes a file of client countries: shows what it would change, then imports it. */
export function ImportClients() {
  const { file, busy, isUndoing, outcome, choose, compareAgain, write, undo, clear } = useImport()
  const isReady = useHydrated()
  useEffect(() => {
    if (outcome) document.getElementById(outcome.kind === 'failed' ? FIELD_ID : RESULT_ID)?.focus()
  }, [outcome])
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.import_title()}
        description={m.import_lead()}
        actions={
          <Button asChild variant="secondary">
            <Link to="/admin/manage-clients">{m.manage_title()}</Link>
          </Button>
        }
      />
      <div className="grid max-w-form gap-6">
        <FileField
          id={FIELD_ID}
          label={m.import_file()}
          hint={m.import_file_hint()}
          accept=".csv,.json,text/csv,application/json"
          preview="document"
          disabled={!isReady || busy !== undefined}
          error={outcome?.kind === 'failed' ? outcome.message : undefined}
          items={file ? [{ id: 'file', name: file.name, note: sizeOf(file) }] : []}
          onAdd={([chosen]) => {
            if (chosen) void choose(chosen)
          }}
          onRemove={clear}
          labels={{
            choose: file ? m.import_file_other() : m.file_choose(),
            drop: m.file_drop(),
            remove: name => m.file_remove({ name }),
            progress: m.file_progress(),
          }}
        />
        <div role="status" className="empty:-mb-6">
          {busy === 'reading' && <Progress label={m.import_reading()} />}
        </div>
        {outcome?.kind === 'failed' && outcome.mayRetry && (
          <Button variant="secondary" className="justify-self-start" onClick={compareAgain}>
            {m.retry()}
          </Button>
        )}
        {outcome?.kind === 'done' && (
          <ImportDone
            id={RESULT_ID}
            {...outcome}
            isUndoing={isUndoing}
            onUndo={() => {
              void undo()
            }}
          />
        )}
        {outcome?.kind === 'undone' && <ImportUndone id={RESULT_ID} {...outcome} />}
      </div>
      {outcome?.kind === 'preview' ? (
        <ImportPreview
          id={RESULT_ID}
          {...outcome}
          isBusy={busy !== undefined}
          onImport={() => {
            void write()
          }}
        />
      ) : (
        <Rules />
      )}
    </>
  )
}

function Rules() {
  return (
    <section className="mt-10 grid max-w-text gap-3 border-t border-line pt-8">
      <h2 className="font-sans text-xl">{m.import_rules()}</h2>
      <ul className="grid list-disc gap-2 ps-5 text-muted marker:text-edge">
        {[m.import_rule_1(), m.import_rule_2(), m.import_rule_3(), m.import_rule_4()].map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

function sizeOf({ size }: File) {
  const [amount, unit] = size < 1024 * 1024 ? [Math.max(1, size / 1024), 'kilobyte'] : [size / 1024 / 1024, 'megabyte']
  return formatNumber(amount, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  })
}
