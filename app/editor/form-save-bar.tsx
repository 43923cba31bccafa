import { Button } from '@agency/ui/Button'
import { Progress } from '@agency/ui/Progress'
import { SaveBar } from '@agency/ui/SaveBar'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Upload } from './use-pictures.ts'

export type SavePhase = { kind: 'idle' } | { kind: 'uploading'; upload: Upload } | { kind: 'saving' }

type Props = { buttonId: string; phase: SavePhase; isNew: boolean; isDirty: boolean; isReady: boolean }

/** The save button of a long form, with what became of its changes. `isReady` once scripts run. */
export function FormSaveBar({ buttonId, phase, isNew, isDirty, isReady }: Props) {
  const isBusy = phase.kind !== 'idle'
  const label = isNew ? m.form_save() : m.form_update()
  const busyLabel = isNew ? m.form_uploading() : m.form_updating()
  return (
    <SaveBar
      variant={isBusy ? 'busy' : isDirty ? 'unsaved' : 'idle'}
      status={describe(isBusy, isDirty, isNew)}
      className="mt-12"
    >
      <SaveProgress phase={phase} />
      <Button
        aria-keyshortcuts="Control+S"
        id={buttonId}
        type="submit"
        variant="accent"
        size="lg"
        busy={isBusy}
        disabled={!isReady || isBusy}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </SaveBar>
  )
}

function describe(isBusy: boolean, isDirty: boolean, isNew: boolean) {
  if (isBusy) return m.form_wait()
  if (isDirty) return m.form_state_unsaved()
  return isNew ? m.form_state_empty() : m.form_state_saved()
}

/** How far the pictures and the record of a form are saved; nothing while nothing is. */
export function SaveProgress({ phase }: { phase: SavePhase }) {
  if (phase.kind === 'idle') return null
  if (phase.kind === 'saving') return <Progress label={m.form_saving_record()} className="grow basis-40" />
  const { position, of, part } = phase.upload
  return (
    <Progress
      label={m.form_upload_position({ n: formatNumber(position), of: formatNumber(of) })}
      detail={formatNumber(part, { style: 'percent' })}
      value={position - 1 + part}
      max={of}
      className="grow basis-40"
    />
  )
}
