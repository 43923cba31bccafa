import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Progress } from '@agency/ui/Progress'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextArea } from '@agency/ui/TextArea'
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ImportFile, ImportRules } from '#app/list/import-file.tsx'
import { ImportProblems } from '#app/list/import-problems.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { importLabels } from '#server/features/workers/import-columns.shared.ts'
import { dayIn, type DayOrders, type ImportProblem } from '#server/features/workers/import.shared.ts'
import { IMPORT_MAX_ROWS } from '#server/features/workers/import-table.shared.ts'
import { can } from '#server/permissions.ts'
import { ImportPreview } from './import-preview.tsx'
import { SaveRefused } from './import-left-out.tsx'
import { countOf, type Outcome, useImport } from './use-import.ts'

const [FIELD_ID, PASTE_ID, RESULT_ID] = ['import-file', 'import-paste', 'import-result']
const staffRoute = getRouteApi('/admin')

/** Takes a table of people: says which columns it reads, what would become of each row, and imports what staff choose. */
export function ImportPage() {
  const { me } = staffRoute.useRouteContext()
  const { file, busy, outcome, choose, paste, answer, say, write, undo, goOn, compareAgain, clear } = useImport(
    can(me, 'identities'),
  )
  const isReady = useHydrated()
  useEffect(() => {
    const failedAt = file ? FIELD_ID : PASTE_ID
    if (outcome) document.getElementById(outcome.kind === 'failed' ? failedAt : RESULT_ID)?.focus()
  }, [outcome, file])
  const failure = outcome?.kind === 'failed' ? outcome : undefined
  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/workers">{m.workers_all()}</TextLink>
      </p>
      <PageHeader variant="staff" title={m.workers_import_title()} description={m.workers_import_lead()} />
      <ImportFile
        id={FIELD_ID}
        label={m.workers_import_file()}
        hint={m.workers_import_file_hint({ max: formatNumber(IMPORT_MAX_ROWS) })}
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        disabled={!isReady || busy !== undefined}
        isReading={busy?.with === 'reading'}
        progress={busy}
        failure={file || failure?.mayRetry ? failure : undefined}
        onChoose={chosen => void choose(chosen)}
        onRemove={clear}
        onRetry={compareAgain}
      >
        {outcome?.kind === 'done' && (
          <ImportDone {...outcome} isBusy={busy !== undefined} onUndo={() => undo(outcome.undo)} />
        )}
        {outcome?.kind === 'undone' && (
          <Alert
            id={RESULT_ID}
            tabIndex={-1}
            variant="success"
            title={m.workers_import_undone({
              removed: formatNumber(outcome.removed),
              emptied: formatNumber(outcome.emptied),
              left: formatNumber(outcome.left),
            })}
          />
        )}
        {!file && (!outcome || failure || outcome.kind === 'done' || outcome.kind === 'undone') && (
          <Paste
            disabled={!isReady || busy !== undefined}
            error={failure?.mayRetry ? undefined : failure?.message}
            onRead={text => void paste(text)}
          />
        )}
        {!file && !busy && (outcome?.kind === 'preview' || outcome?.kind === 'asking') && (
          <Button variant="secondary" className="justify-self-start" onClick={clear}>
            {m.workers_import_paste_other()}
          </Button>
        )}
        {outcome?.kind === 'stopped' && !busy && <ImportStopped {...outcome} onGoOn={goOn} />}
        {outcome?.kind === 'stopped' && busy && (
          <Progress label={m.import_writing()} value={busy.done} max={busy.total} />
        )}
        {outcome?.kind === 'asking' && (
          <DayOrder unclear={outcome.unclear} onAnswer={orders => void answer(outcome.table, orders)} />
        )}
      </ImportFile>
      {outcome?.kind === 'preview' ? (
        <ImportPreview
          id={RESULT_ID}
          preview={outcome.preview}
          progress={busy}
          onImport={(chosen, replaced) => void write(outcome.preview, chosen, replaced)}
          onSay={say}
        />
      ) : (
        <ImportRules
          title={m.workers_import_rules()}
          rules={[
            m.workers_import_rule_1(),
            m.workers_import_rule_2(),
            m.workers_import_rule_3(),
            m.workers_import_rule_4(),
            m.workers_import_rule_5(),
          ]}
        />
      )}
    </>
  )
}

type PasteProps = { disabled: boolean; error: string | undefined; onRead: (text: string) => void }

/** Takes a table that is pasted anywhere on the page, but into another field, or where another one stands already. */
function Paste({ disabled, error, onRead }: PasteProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const takeFromPage = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain')
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
    if (disabled || !text || !/[\t\n]/.test(text.trim()) || isTyping || !area.current || area.current.value) return
    event.preventDefault()
    area.current.value = text
    onRead(text)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => takeFromPage(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <div className="grid gap-3">
      <TextArea
        id={PASTE_ID}
        ref={area}
        error={error}
        label={m.workers_import_paste()}
        hint={m.workers_import_paste_hint()}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        wrap="off"
        onPaste={({ currentTarget }) => {
          const { value, selectionStart, selectionEnd } = currentTarget
          const isWhole = selectionStart === 0 && selectionEnd === value.length
          if (value.trim() && !isWhole) return // into what is there, to mend it
          setTimeout(() => onRead(currentTarget.value)) // once it stands there
        }}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => onRead(area.current?.value ?? '')}
      >
        {m.workers_import_paste_read()}
      </Button>
    </div>
  )
}

type Unclear = Extract<Outcome, { kind: 'asking' }>['unclear']

/** Asks in which order the columns have days whose numbers do not say it. */
function DayOrder({ unclear, onAnswer }: { unclear: Unclear; onAnswer: (orders: DayOrders) => void }) {
  const [orders, setOrders] = useState<DayOrders>({})
  const isAnswered = unclear.every(({ field }) => orders[field])
  return (
    <section className="grid gap-6 border-t border-line pt-6">
      <h2 id={RESULT_ID} tabIndex={-1} className="justify-self-start font-sans text-xl">
        {m.workers_import_order_title()}
      </h2>
      {unclear.map(({ field, text }) => (
        <RadioGroup
          key={field}
          legend={m.workers_import_order({ column: importLabels[field](), text })}
          name={field}
          value={orders[field] ?? ''}
          onValueChange={value => setOrders({ ...orders, [field]: value === 'month' ? 'month' : 'day' })}
          options={[
            { value: 'day', label: m.workers_import_day_first(), description: dayOf(field, text, 'day') },
            { value: 'month', label: m.workers_import_month_first(), description: dayOf(field, text, 'month') },
          ]}
        />
      ))}
      <Button className="justify-self-start" disabled={!isAnswered} onClick={() => onAnswer(orders)}>
        {m.workers_import_order_go()}
      </Button>
    </section>
  )
}

function dayOf(...cell: Parameters<typeof dayIn>) {
  const day = dayIn(...cell)
  return day && formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'long' })
}

/** What was written, and what was left out of it. */
function ImportDone({
  added,
  changed,
  left,
  unread,
  given,
  isBusy,
  onUndo,
}: Extract<Outcome, { kind: 'done' }> & { isBusy: boolean; onUndo: () => void }) {
  return (
    <>
      <Alert
        id={RESULT_ID}
        tabIndex={-1}
        variant="success"
        title={m.import_done()}
        actions={
          <>
            <Button asChild>
              <Link to="/admin/workers">{m.workers_import_newest()}</Link>
            </Button>
            {added + changed > 0 && (
              <Button variant="secondary" busy={isBusy} onClick={onUndo}>
                {m.workers_import_undo()}
              </Button>
            )}
          </>
        }
      >
        {m.workers_import_done_text({ added: formatNumber(added), changed: formatNumber(changed) })}
      </Alert>
      <Left left={left} unread={unread} />
      <SaveRefused table={given.table} problems={[...left, ...unread]} />
    </>
  )
}

function ImportStopped({
  added,
  changed,
  left,
  unread,
  rest,
  reason,
  onGoOn,
}: Extract<Outcome, { kind: 'stopped' }> & { onGoOn: () => void }) {
  return (
    <>
      <Alert
        id={RESULT_ID}
        tabIndex={-1}
        variant="danger"
        title={m.workers_import_stopped()}
        actions={<Button onClick={onGoOn}>{m.workers_import_go_on(plural(countOf(rest)))}</Button>}
      >
        {reason} {m.workers_import_stays({ added: formatNumber(added), changed: formatNumber(changed) })}
      </Alert>
      <Left left={left} unread={unread} />
    </>
  )
}

/** Rows that were left out, and cells of those that were taken. */
function Left({ left, unread }: { left: ImportProblem[]; unread: ImportProblem[] }) {
  const rows = new Set(left.map(({ place }) => place)).size
  return (
    <>
      <LeftOut title={m.workers_import_left_out(plural(rows))} problems={left} />
      <LeftOut title={m.workers_import_unread_done(plural(unread.length))} problems={unread} />
    </>
  )
}

function LeftOut({ title, problems }: { title: string; problems: ImportProblem[] }) {
  if (problems.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="font-sans text-xl">{title}</h2>
      <ImportProblems
        label={title}
        place={m.import_row()}
        problems={problems}
        columnOf={({ field }) => field && importLabels[field]()}
      />
    </section>
  )
}
