import { cx } from 'class-variance-authority'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** What the number is of: the name of its field. */
  label: string
  /** The name of the button that opens the field, with the number. */
  editLabel: string
  shown: string
  value: string
  /** Saves, and gives a sentence when it was not possible. */
  onSave: (text: string) => Promise<string | undefined>
}

/** A number that is edited in its place: Enter and leaving the field save, Escape restores. */
export function InlineNumber({ label, editLabel, shown, value, onSave }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  const id = useId()

  useEffect(() => {
    if (isEditing) {
      input.current?.focus()
      input.current?.select()
    } else if (hadFocus.current) button.current?.focus()
    hadFocus.current = false
  }, [isEditing])

  function close(keepFocus: boolean) {
    hadFocus.current = keepFocus
    setProblem(undefined)
    setEditing(false)
  }

  async function save(text: string, keepFocus: boolean) {
    if (isBusy.current) return
    if (text.trim() === value) return close(keepFocus)
    isBusy.current = true
    setSaving(true)
    const failure = await onSave(text)
    isBusy.current = false
    setSaving(false)
    if (failure === undefined) return close(keepFocus)
    setProblem(failure)
    if (keepFocus) input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') close(true)
    else if (event.key === 'Enter') void save(event.currentTarget.value, true)
    else return
    event.preventDefault()
  }

  if (!isEditing)
    return (
      <button
        ref={button}
        type="button"
        aria-label={editLabel}
        onClick={() => setEditing(true)}
        className="-my-2 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-1.5 rounded-md px-1 tabular-nums hover:bg-brand-soft active:bg-line [&_svg]:size-3.5 [&_svg]:text-muted"
      >
        <Pencil aria-hidden="true" />
        {shown}
      </button>
    )
  return (
    <span className="grid w-36 justify-items-end gap-1">
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        defaultValue={value}
        onKeyDown={onKeyDown}
        onBlur={event => void save(event.currentTarget.value, false)}
        className={cx(
          'min-h-11 w-28 rounded-md border border-edge bg-surface px-2 text-end text-base tabular-nums text-ink',
          'aria-invalid:border-danger aria-busy:bg-sunken',
        )}
      />
      {problem && (
        <span id={id} role="alert" className="text-end text-sm font-semibold text-danger wrap-anywhere">
          {problem}
        </span>
      )}
    </span>
  )
}
