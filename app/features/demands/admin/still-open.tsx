import { Alert } from '@agency/ui/Alert'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import type { Demand } from './queries.ts'

/** The jobs of a withdrawn demand for which people can still apply; nothing where there are none. */
export function StillOpen({ demand: { state, lines } }: { demand: Demand }) {
  const open = lines.flatMap(({ trade, vacancy }) =>
    vacancy?.isLive && !vacancy.closing ? { id: vacancy.id, trade } : [],
  )
  if (state !== 'withdrawn' || open.length === 0) return null
  return (
    <Alert variant="warning" title={m.demand_still_open(plural(open.length))}>
      <p>{m.demand_still_open_text()}</p>
      <ul className="mt-2 grid gap-1">
        {open.map(({ id, trade }) => (
          <li key={id}>
            <Link to="/admin/$type/$id" params={{ type: 'vacancies', id }} className={standaloneLink}>
              {m.demand_vacancy_edit({ trade: tradeName(trade) })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
