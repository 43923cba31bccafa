import { Button } from '@agency/ui/Button'
import { FileField } from '@agency/ui/FileField'
import { Progress } from '@agency/ui/Progress'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  id: string
  label: string
  hint: string
  /** As the attribute of an input. */
  accept: string
  file: File | undefined
  disabled: boolean
  /** It is compared with what is here; `progress` says how far where that is known. */
  isReading: boolean
  progress?: { done: number; total: number } | undefined
  /** Why the file was not read; with `mayRetry` it may be readable later. */
  failure: { message: string; mayRetry: boolean } | undefined
  onChoose: (file: File) => void
  onRemove: () => void
  onRetry: () => void
  /** Beside it, such as what came of the file. */
  children?: ReactNode
}

/** The field for a file to import, with what is being done with it and why it was not read. */
export function ImportFile(props: Props) {
  const { id, label, hint, accept, file, disabled, isReading, progress, failure, children } = props
  const choose = ([chosen]: File[]) => {
    if (chosen) props.onChoose(chosen)
  }
  return (
    <div className="grid max-w-form gap-6">
      <FileField
        id={id}
        label={label}
        hint={hint}
        accept={accept}
        preview="document"
        disabled={disabled}
        error={failure?.message}
        items={file ? [{ id: 'file', name: file.name, note: sizeOf(file) }] : []}
        onAdd={choose}
        onRefuse={choose} // whoever reads it says why
        onRemove={props.onRemove}
        labels={{
          choose: file ? m.import_file_other() : m.file_choose(),
          drop: m.file_drop(),
          remove: name => m.file_remove({ name }),
          progress: m.file_progress(),
        }}
      />
      <div role="status" className="empty:-mb-6">
        {isReading && (
          <Progress label={m.import_reading()} {...(progress && { value: progress.done, max: progress.total })} />
        )}
      </div>
      {failure?.mayRetry && (
        <Button variant="secondary" className="justify-self-start" onClick={props.onRetry}>
          {m.retry()}
        </Button>
      )}
      {children}
    </div>
  )
}

/** How a file is read, below its field. */
export function ImportRules({ title, rules }: { title: string; rules: string[] }) {
  return (
    <section className="mt-10 grid max-w-text gap-3 border-t border-line pt-8">
      <h2 className="font-sans text-xl">{title}</h2>
      <ul className="grid list-disc gap-2 ps-5 text-muted marker:text-edge">
        {rules.map(rule => (
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
