import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ImportFile, ImportRules } from '#app/list/import-file.tsx'
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
      <ImportFile
        id={FIELD_ID}
        label={m.import_file()}
        hint={m.import_file_hint()}
        accept=".csv,.json,text/csv,application/json"
        file={file}
        disabled={!isReady || busy !== undefined}
        isReading={busy === 'reading'}
        failure={outcome?.kind === 'failed' ? outcome : undefined}
        onChoose={chosen => void choose(chosen)}
        onRemove={clear}
        onRetry={compareAgain}
      >
        {outcome?.kind === 'done' && (
          <ImportDone
            id={RESULT_ID}
            {...outcome}
            isUndoing={isUndoing}
            onUndo={() => {
              void undo()
            }}
            onGoOn={compareAgain}
          />
        )}
        {outcome?.kind === 'undone' && <ImportUndone id={RESULT_ID} {...outcome} />}
      </ImportFile>
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
        <ImportRules
          title={m.import_rules()}
          rules={[m.import_rule_1(), m.import_rule_2(), m.import_rule_3(), m.import_rule_4()]}
        />
      )}
    </>
  )
}
