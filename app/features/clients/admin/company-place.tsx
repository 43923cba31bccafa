import { PlaceInput } from '#app/editor/place-input.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Move } from './use-companies.ts'

type Props = { n: number; count: number; onMove: Move }

/** The number of a company, by which it can be moved. */
export function CompanyPlace({ n, count, onMove }: Props) {
  const figure = formatNumber(n + 1)
  const words = (
    <>
      <span className="as-table:hidden">{m.form_company({ n: figure })}</span>
      <span className="hidden as-table:inline">{figure}</span>
    </>
  )
  if (count < 2)
    return (
      <span className="font-display text-lg font-semibold as-table:grid as-table:min-h-11 as-table:min-w-11 as-table:place-items-center as-table:font-sans as-table:text-sm as-table:text-muted">
        {words}
      </span>
    )
  return (
    <PlaceInput
      id={`company.${n}.place`}
      n={n}
      count={count}
      words={{ toPlace: m.form_company_to_place({ n: figure }), newPlace: m.form_company_place({ n: figure }) }}
      onMove={(to, isDone) => onMove(n, to, isDone ? 'place' : undefined)}
      inputClassName="max-w-24 as-table:max-w-11"
      className="justify-self-start font-display text-lg font-semibold as-table:min-w-11 as-table:font-sans as-table:text-sm as-table:text-muted enabled:as-table:hover:bg-brand-soft enabled:as-table:active:bg-line"
    >
      {words}
    </PlaceInput>
  )
}
