import { writingBox } from '@agency/ui/Field'
import { Tooltip } from '@agency/ui/Tooltip'
import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { readNumber } from '#i18n/typed/number.ts'

type Props = {
  id: string
  /** Its index, and how many entries there are. */
  n: number
  count: number
  /** What the button does, and what its input takes. */
  words: { toPlace: string; newPlace: string }
  /** Moves the entry; `isDone` when the person goes on from here, not elsewhere. */
  onMove: (to: number, isDone: boolean) => void
  className?: string
  inputClassName?: string
  children?: ReactNode
}

/** The number of an entry in its list: a press makes it an input for the place that the entry goes to. */
export function PlaceInput({ id, n, count, words, onMove, className, inputClassName, children }: Props) {
  const [isEdited, setEdited] = useState(false)
  const figure = formatNumber(n + 1)

  function moveTo(text: string, isDone: boolean) {
    setEdited(false)
    const place = readNumber(text)
    onMove(Number.isInteger(place) ? Math.min(Math.max(place, 1), count) - 1 : n, isDone)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault() // Enter would save the form
    moveTo(event.key === 'Enter' ? event.currentTarget.value : '', true)
  }

  if (isEdited)
    return (
      <input
        id={id}
        data-slot="place-input"
        ref={selectOnce}
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.newPlace}
        defaultValue={figure}
        onKeyDown={press}
        onBlur={({ target }) => moveTo(target.value, false)}
        className={cx(writingBox, 'px-1! text-center', inputClassName)}
      />
    )
  return (
    <Tooltip>
      <button
        id={id}
        data-slot="place-input"
        type="button"
        aria-label={words.toPlace}
        onClick={() => setEdited(true)}
        className={cx(
          'min-h-11 cursor-pointer rounded-md underline decoration-edge decoration-dotted underline-offset-4 enabled:hover:text-brand enabled:active:decoration-solid',
          className,
        )}
      >
        {children ?? figure}
      </button>
    </Tooltip>
  )
}

function selectOnce(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
