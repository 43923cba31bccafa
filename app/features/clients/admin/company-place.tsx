import { writingBox } from '@agency/ui/Field'
import { type KeyboardEvent, useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from '#server/features/clients/schema.ts'
import type { Move } from './use-companies.ts'

type Props = { n: number; count: number; onMove: Move }

/** The number of a company: a press makes it an input for the place that the company goes to. */
export function CompanyPlace({ n, count, onMove }: Props) {
  const [isEdited, setEdited] = useState(false)
  const figure = formatNumber(n + 1)
  const id = `company.${n}.place`
  const words = (
    <>
      <span className="as-table:hidden">{m.form_company({ n: figure })}</span>
      <span className="hidden as-table:inline">{figure}</span>
    </>
  )

  function moveTo(text: string, focus: 'place' | undefined) {
    setEdited(false)
    const place = readNumber(text)
    onMove(n, Number.isInteger(place) ? Math.min(Math.max(place, 1), count) - 1 : n, focus)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault() // Enter would save the form
    moveTo(event.key === 'Enter' ? event.currentTarget.value : '', 'place')
  }

  if (count < 2)
    return (
      <span className="font-display text-lg font-semibold as-table:grid as-table:min-h-11 as-table:min-w-11 as-table:place-items-center as-table:font-sans as-table:text-sm as-table:text-muted">
        {words}
      </span>
    )
  if (isEdited)
    return (
      <input
        id={id}
        ref={selectOnce}
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.form_company_place({ n: figure })}
        defaultValue={figure}
        onKeyDown={press}
        onBlur={({ target }) => moveTo(target.value, undefined)}
        className={`${writingBox} max-w-24 px-1! text-center as-table:max-w-11`}
      />
    )
  return (
    <button
      id={id}
      type="button"
      aria-label={m.form_company_to_place({ n: figure })}
      title={m.form_company_to_place({ n: figure })}
      onClick={() => setEdited(true)}
      className="min-h-11 cursor-pointer justify-self-start rounded-md font-display text-lg font-semibold underline decoration-edge decoration-dotted underline-offset-4 enabled:hover:text-brand as-table:min-w-11 as-table:font-sans as-table:text-sm as-table:text-muted enabled:as-table:hover:bg-brand-soft"
    >
      {words}
    </button>
  )
}

function selectOnce(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
