import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reasons } from '#server/features/applications/stages/reasons.shared.ts'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { NotReady } from './not-ready.tsx'
import { type Movable, type Unready, unreadyQuery } from './queries.ts'

/** `skipOf` gives the reason of whoever moves somebody who was said not to be ready, and nothing for the others. */
export type Answer = { reason: number | undefined; skipOf: (id: string) => string }
type Props<Row> = {
  state: State
  rows: Row[]
  onClose: () => void
  /** Gets those who are to be moved. */
  onMove: (rows: Row[], answer: Answer) => void
}

/** Asks before many applicants read of another state: who is not ready and why, and, of those who are not selected, what they read. */
export function MoveManyDialog<Row extends Movable>(props: Props<Row>) {
  const { state, rows, onClose } = props
  const { data, error } = useQuery(unreadyQuery(rows, state))
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      labels={{ close: m.close() }}
      title={m.applications_move_title({ ...plural(rows.length), state: stateLabels[state]() })}
      description={m.applications_move_text()}
    >
      {error ? (
        <LoadFailed error={error} />
      ) : data ? (
        <Content {...props} unready={data} />
      ) : (
        <Spinner label={m.list_loading()} />
      )}
    </Dialog>
  )
}

function Content<Row extends Movable>({ state, rows, unready, onClose, onMove }: Props<Row> & { unready: Unready }) {
  const [reason, setReason] = useState('')
  const [skip, setSkip] = useState('')
  const [errors, setErrors] = useState<{ reason?: string; skip?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const isRejection = state === 'rejected'
  const ready = rows.filter(({ id }) => unready.every(other => other.id !== id))
  const hasUnready = unready.length > 0

  function move(chosen: Row[]) {
    const found = {
      ...(isRejection && reason === '' && { reason: m.application_sentence_needed() }),
      ...(chosen.length > ready.length && !skip.trim() && { skip: m.application_skip_needed() }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
    onMove(chosen, {
      reason: isRejection ? Number(reason) : undefined,
      skipOf: id => (unready.some(other => other.id === id) ? skip : ''),
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        move(rows)
      }}
    >
      {isRejection && (
        <SelectField
          name="reason"
          label={m.application_reason()}
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(target.value)}
        >
          <option value="">{m.application_choose()}</option>
          {reasons.map((each, n) => (
            <option key={n} value={n}>
              {each()}
            </option>
          ))}
        </SelectField>
      )}
      {hasUnready && <NotReady rows={rows} unready={unready} value={skip} error={errors.skip} onChange={setSkip} />}
      <div className="flex flex-wrap gap-3">
        {hasUnready && ready.length > 0 && (
          <Button variant="accent" onClick={() => move(ready)}>
            {m.applications_move_ready(plural(ready.length))}
          </Button>
        )}
        <Button type="submit" variant={hasUnready ? 'secondary' : 'accent'}>
          {hasUnready
            ? m.applications_move_all(plural(rows.length))
            : m.application_move_to({ state: stateLabels[state]() })}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
