import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { useRef, useState } from 'react'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reasons } from '#server/features/applications/reasons.shared.ts'
import { type State, stateLabels } from '#server/features/applications/states.shared.ts'

type Props = {
  state: State | undefined
  count: number
  onClose: () => void
  onMove: (reason: number | undefined) => void
}

/** Asks before many applicants read of another state; those who are not selected read why. */
export function MoveManyDialog({ state, count, onClose, onMove }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLSelectElement>(null)
  if (!state) return null
  const isRejection = state === 'rejected'
  function move() {
    if (!isRejection || reason !== '') return onMove(isRejection ? Number(reason) : undefined)
    setError(m.application_sentence_needed())
    field.current?.focus()
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      labels={{ close: m.close() }}
      title={m.applications_move_title({ ...plural(count), state: stateLabels[state]() })}
      description={m.applications_move_text()}
    >
      {isRejection && (
        <SelectField
          ref={field}
          label={m.application_reason()}
          value={reason}
          error={error}
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
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" onClick={move}>
          {m.application_move_to({ state: stateLabels[state]() })}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </Dialog>
  )
}
