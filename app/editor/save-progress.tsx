import { Progress } from '@agency/ui/Progress'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Upload } from './use-pictures.ts'

export type SavePhase = { kind: 'idle' } | { kind: 'uploading'; upload: Upload } | { kind: 'saving' }

/** How far the pictures and the record of a form are saved; nothing while nothing is. */
export function SaveProgress({ phase }: { phase: SavePhase }) {
  if (phase.kind === 'idle') return null
  if (phase.kind === 'saving') return <Progress label={m.form_saving_record()} className="grow basis-40" />
  const { position, of, part } = phase.upload
  return (
    <Progress
      label={m.form_upload_position({ n: formatNumber(position), of: formatNumber(of) })}
      detail={formatNumber(part, { style: 'percent' })}
      value={part}
      max={1}
      className="grow basis-40"
    />
  )
}
