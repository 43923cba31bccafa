import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Link, useNavigate } from '@tanstack/react-router'
import { BriefcaseBusiness } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { labelOf, payerLabels, provisionLabels } from '#server/features/vacancies/schema.ts'
import { can } from '#server/permissions.ts'
import type { Demand } from './queries.ts'
import { demandsClient } from './demands-client.ts'

type Line = Demand['lines'][number]
type Me = Parameters<typeof can>[0]

/** The posts of a demand with their vacancies, and the way to make those that are missing. */
export function DemandLines({ demand, me }: { demand: Demand; me: Me }) {
  const { lines } = demand
  const workers = lines.reduce((sum, { number }) => sum + number, 0)
  return (
    <section aria-labelledby="posts">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="posts" className="font-sans text-lg">
          {m.demand_posts()} <span className="font-normal text-muted">{m.demand_workers_count(plural(workers))}</span>
        </h2>
        {can(me, 'vacancies') && <MakeVacancies demand={demand} />}
      </div>
      <ol className="grid gap-3">
        {lines.map(line => (
          <li key={line.id} className="grid gap-2 rounded-lg border border-line bg-surface p-4">
            <h3 className="font-sans text-base">
              {formatNumber(line.number)} × {tradeName(line.trade)}
            </h3>
            <Terms {...line} />
            <Vacancy {...line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Makes drafts of all vacancies that are missing, and opens the first. */
function MakeVacancies({ demand: { id, state, lines } }: { demand: Demand }) {
  const { run, isPending } = useStaffAction()
  const navigate = useNavigate()
  const missing = lines.filter(({ vacancy }) => !vacancy).length
  if (missing === 0 || (state !== 'accepted' && state !== 'advertised')) return null

  async function make() {
    let made: string[] = []
    const isMade = await run(
      async () => {
        made = await demandsClient().makeVacancies.mutate({ id })
      },
      { done: m.demand_made(plural(missing)) },
    )
    const [first] = made
    if (isMade && first) await navigate({ to: '/admin/$type/$id', params: { type: 'vacancies', id: first } })
  }
  return (
    <Button variant="accent" busy={isPending} onClick={() => void make()}>
      <BriefcaseBusiness aria-hidden="true" />
      {m.demand_make_vacancies(plural(missing))}
    </Button>
  )
}

function Terms(line: Line) {
  const { wage, currency, period, hours, days, months, housing, food, ticket, medical, insurance } = line
  const amount = { amount: sumText(wage, currency), currency: currencyName(currency) }
  const terms = [
    [m.vacancy_wage(), m.job_wage({ ...amount, period })],
    [m.job_hours_label(), m.job_hours({ hours: m.counted_hours(plural(hours)), days: m.counted_days(plural(days)) })],
    [m.job_contract(), m.counted_months(plural(months))],
    [m.vacancy_housing(), labelOf(provisionLabels, housing)],
    [m.vacancy_food(), labelOf(provisionLabels, food)],
    [m.document_ticket(), labelOf(payerLabels, ticket)],
    [m.cost_medical(), labelOf(payerLabels, medical)],
    [m.cost_insurance(), labelOf(payerLabels, insurance)],
  ]
  return (
    <DescriptionList variant="beside">
      {terms.map(([term, text]) => (
        <DescriptionItem key={term} term={term}>
          {text}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

function Vacancy({ trade, vacancy }: Line) {
  if (!vacancy) return <p className="text-sm text-muted">{m.demand_vacancy_none()}</p>
  const { id, isLive, closing, missing, applied, selected, departed } = vacancy
  return (
    <div className="grid gap-1 border-t border-line pt-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <Badge variant={!isLive ? 'accent' : closing ? 'neutral' : 'success'}>
          {!isLive ? m.demand_vacancy_draft() : closing ? m.demand_vacancy_closed() : m.demand_vacancy_open()}
        </Badge>
        <Link to="/admin/$type/$id" params={{ type: 'vacancies', id }} className={standaloneLink}>
          {m.demand_vacancy_edit({ trade: tradeName(trade) })}
        </Link>
        {isLive && (
          <Link to="/admin/applications" search={{ vacancy: id }} className={`${standaloneLink} tabular-nums`}>
            {m.demand_counts({
              applied: formatNumber(applied),
              selected: formatNumber(selected),
              departed: formatNumber(departed),
            })}
          </Link>
        )}
      </div>
      {missing.length > 0 && <p className="text-muted">{m.demand_vacancy_missing({ fields: missing.join(', ') })}</p>}
    </div>
  )
}
