import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { BEFORE_SELECTION, ENDED, type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import type { ShownApplication } from '#server/features/applications/status/status-page.ts'
import { CallUs } from './call-us.tsx'
import { MoneyFacts } from './money-facts.tsx'
import { CostLine } from '#app/features/vacancies/public/cost-line.tsx'
import { StageFacts } from './stage-facts.tsx'
import { Fact } from './status-fact.tsx'

type Event = ShownApplication['events'][number]
type Props = { state: State; event: Event | undefined } & Pick<ShownApplication, 'stage' | 'money' | 'costs'>

/** What is said of each step where staff have written nothing of their own. */
const nextSteps: Record<State, () => string> = {
  received: m.application_status_next_received,
  called: m.application_status_next_called,
  selected: m.application_status_next_selected,
  medical: m.application_status_next_medical,
  contract: m.application_status_next_contract,
  training: m.application_status_next_training,
  visa: m.application_status_next_visa,
  clearance: m.application_status_next_clearance,
  ticket: m.application_status_next_ticket,
  departed: m.application_status_next_departed,
  arrived: m.application_status_next_departed,
  returned: m.application_status_next_returned,
  rejected: m.application_status_next_rejected,
  withdrawn: m.application_status_next_withdrawn,
}
const costsBy = {
  employer: [m.application_status_cost_employer, m.application_status_cost_employer_amount],
  worker: [m.application_status_cost_worker, m.application_status_cost_worker_amount],
  shared: [m.application_status_cost_shared, m.application_status_cost_shared_amount],
} as const

/** Where an application is now. */
export function PresentStep({ state, event, stage, money, costs }: Props) {
  return (
    <Card variant="marked" padding="lg" className="print:p-4 print:text-sm">
      <Badge variant="brand">{m.application_status_now()}</Badge>
      <h2 className="mt-3 text-3xl">{stateLabels[state]()}</h2>
      {event && <p className="mt-1 text-muted">{formatDate(event.on, { dateStyle: 'long' })}</p>}
      {event?.sentence && (
        <p lang={languageOf(event.sentence)} className="mt-4 text-lg wrap-anywhere">
          {event.sentence}
        </p>
      )}
      <Fact title={m.application_status_next()}>
        {event?.nextStep ? <p lang={languageOf(event.nextStep)}>{event.nextStep}</p> : <p>{nextSteps[state]()}</p>}
        {ENDED.includes(state) && (state === 'rejected' ? <OtherJobs /> : <CallUs />)}
      </Fact>
      <StageFacts stage={stage} />
      {costs && (
        <Fact title={m.job_ask_pay()}>
          <CostLine {...costs} className="font-display text-2xl leading-tight print:text-lg" />
        </Fact>
      )}
      {money && <MoneyFacts money={money} />}
      {!ENDED.includes(state) && (
        <Fact title={m.application_status_cost()}>
          <p>{costOf(state, event, money)}</p>
          <Link to="/licence-and-fees" className={`${standaloneLink} print:hidden`}>
            {m.costs_title()}
          </Link>
        </Fact>
      )}
    </Card>
  )
}

/** What staff say of the cost of this step, or else what is known of the costs of the job. */
function costOf(
  state: State,
  { cost, payer }: Pick<Event, 'cost' | 'payer'> = { cost: null, payer: null },
  money: Props['money'],
): string {
  if (cost === 0) return m.application_status_cost_nothing()
  if (!payer) {
    if (BEFORE_SELECTION.includes(state)) return m.law_no_money()
    if (!money || money.unstated) return m.application_status_cost_unsaid()
    return money.owed.length > 0 ? m.application_status_cost_listed() : m.application_status_cost_none()
  }
  const [unsaid, said] = costsBy[payer]
  return cost === null ? unsaid() : said({ amount: formatNumber(cost) })
}

function OtherJobs() {
  return (
    <Link to="/jobs" className={standaloneLink}>
      {m.application_status_other_jobs()}
    </Link>
  )
}
