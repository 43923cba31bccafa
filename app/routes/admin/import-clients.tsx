import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { FileField } from '@agency/ui/FileField'
import { PageHeader } from '@agency/ui/PageHeader'
import { Progress } from '@agency/ui/Progress'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageHead } from '#app/layouts/head.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ImportPreview } from '#app/features/clients/admin/import-preview.tsx'
import { SignInAgain } from '#app/features/accounts/admin/sign-in-again.tsx'
import { useImport } from '#app/features/clients/admin/use-import.ts'

export const Route = createFileRoute('/admin/import-clients')({
  head: () => pageHead(m.import_title()),
  component: ImportClients,
})

const [field, result] = ['import-file', 'import-result']

function ImportClients() {
  const { me } = Route.useRouteContext()
  const { file, busy, outcome, ...state } = useImport()
  const isReady = useHydrated()
  // the way on: what came of the file, or another one
  useEffect(() => {
    if (outcome) document.getElementById(outcome.kind === 'failed' ? field : result)?.focus()
  }, [outcome])
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.import_title()}
        lead={m.import_lead()}
        actions={
          <Button asChild variant="secondary">
            <Link to="/admin/manage-clients">{m.manage_title()}</Link>
          </Button>
        }
      />
      <div className="grid max-w-form gap-6">
        <FileField
          id={field}
          label={m.import_file()}
          hint={m.import_file_hint()}
          accept=".csv,.json,text/csv,application/json"
          preview="document"
          disabled={!isReady || busy !== undefined}
          error={outcome?.kind === 'failed' ? outcome.message : undefined}
          items={file ? [{ id: 'file', name: file.name, note: sizeOf(file) }] : []}
          onAdd={([chosen]) => {
            if (chosen) void state.choose(chosen)
          }}
          onRemove={state.takeAway}
          words={{
            choose: file ? m.import_file_other() : m.file_choose(),
            drop: m.file_drop(),
            remove: name => m.file_remove({ name }),
            progress: name => m.file_progress({ name }),
          }}
        />
        <div role="status" className="empty:-mb-6">
          {busy === 'reading' && <Progress label={m.import_reading()} />}
        </div>
        {outcome?.kind === 'failed' && outcome.isPassing && (
          <Button variant="secondary" className="justify-self-start" onClick={state.again}>
            {m.retry()}
          </Button>
        )}
        {outcome?.kind === 'done' && (
          <Alert
            id={result}
            tabIndex={-1}
            variant="success"
            title={m.import_done()}
            action={
              <Button asChild>
                <Link to="/admin/manage-clients">{m.manage_title()}</Link>
              </Button>
            }
          >
            {m.import_done_text({ added: formatNumber(outcome.added), changed: formatNumber(outcome.changed) })}
          </Alert>
        )}
      </div>
      {outcome?.kind === 'preview' ? (
        <ImportPreview
          id={result}
          {...outcome}
          isBusy={busy !== undefined}
          onImport={() => {
            void state.write()
          }}
        />
      ) : (
        <Rules />
      )}
      <SignInAgain
        email={me.email ?? ''}
        open={state.isSignedOut}
        onClose={state.closeSignIn}
        onSignedIn={state.afterSignIn}
        text={m.import_session_text()}
        button={m.import_session_button()}
      />
    </>
  )
}

function Rules() {
  return (
    <section className="mt-10 grid max-w-text gap-3 border-t border-line pt-8">
      <h2 className="font-sans text-xl">{m.import_rules()}</h2>
      <ul className="grid list-disc gap-2 ps-5 text-muted marker:text-edge">
        {[m.import_rule_1(), m.import_rule_2(), m.import_rule_3()].map(rule => (
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
