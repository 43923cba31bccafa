import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { DocumentLinks } from '#app/features/demands/document-links.tsx'
import { PaidReceipts } from '#app/layouts/public/paid-receipts.tsx'
import { StatusFrame } from '#app/layouts/public/status-frame.tsx'
import { StatusQuestion } from '#app/layouts/public/status-question.tsx'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { Unbroken } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED, type State, STEPS, stateLabels } from '#server/features/demands/states.shared.ts'
import type { ShownDemand as Demand } from '#server/features/demands/status.ts'
import { DemandLines } from './demand-lines.tsx'

/** What comes after each state. */
const nextSteps: Record<State, () => string> = {
  received: m.demand_next_received,
  checked: m.demand_next_checked,
  accepted: m.demand_next_accepted,
  advertised: m.demand_next_advertised,
  closed: m.demand_next_closed,
  refused: m.demand_next_refused,
  withdrawn: m.demand_next_withdrawn,
}

const PAGE = '/demand-status'

const words = {
  erasing: m.demand_erasing,
  erasingText: m.demand_erasing_text,
  kept: m.demand_status_kept,
  withdraw: m.demand_withdraw,
  erase: m.demand_erase,
}

/** A demand as its employer reads it: where it is, what comes next, what became of each post, what was paid, and how to end it. */
export function ShownDemand({ demand, show }: { demand: Demand; show: string | undefined }) {
  const { reference, company, state, events, lines, money, eraseAt } = demand
  const present = events.at(-1)
  const hasOpen = lines.some(({ vacancy }) => vacancy?.isOpen)
  const stayOpen = (text: string) => (hasOpen ? `${text} ${m.demand_erasing_text()}` : text)
  return (
    <StatusFrame
      page={PAGE}
      eyebrow={m.demand_status_yours()}
      title={company}
      description={<Unbroken text={m.application_status_reference({ reference })} part={reference} />}
      record={demand}
      states={{ steps: STEPS, ended: ENDED, labels: stateLabels }}
      words={words}
    >
      {show === 'withdraw' && !ENDED.includes(state) && (
        <StatusQuestion
          page={PAGE}
          show="withdraw"
          title={m.demand_withdraw_question()}
          text={stayOpen(m.demand_withdraw_text())}
          yes={m.demand_withdraw_yes()}
        />
      )}
      {show === 'erase' && !eraseAt && (
        <StatusQuestion
          page={PAGE}
          show="erase"
          title={m.demand_erase_question()}
          text={money ? `${m.demand_erase_text()} ${m.application_erase_receipts()}` : m.demand_erase_text()}
          yes={m.demand_erase_yes()}
        />
      )}
      <Card variant="marked" padding="lg">
        <Badge variant="brand">{m.application_status_now()}</Badge>
        <h2 className="mt-3 text-3xl">{stateLabels[state]()}</h2>
        {present && <p className="mt-1 text-muted">{formatDate(present.on, { dateStyle: 'long' })}</p>}
        {present?.sentence && (
          <p dir="auto" lang={languageOf(present.sentence)} className="mt-4 text-lg whitespace-pre-line wrap-anywhere">
            {present.sentence}
          </p>
        )}
        <h3 className="mt-6 font-sans text-base font-semibold">{m.application_status_next()}</h3>
        <p className="mt-1">{state === 'withdrawn' ? stayOpen(nextSteps[state]()) : nextSteps[state]()}</p>
      </Card>
      <DemandLines lines={lines} />
      {money && (
        <section className="wrap-anywhere">
          <h2 className="mb-4 text-2xl">{m.application_status_money()}</h2>
          <PaidReceipts {...money} />
        </section>
      )}
      <section>
        <h2 className="text-2xl">{m.demand_own_documents()}</h2>
        <p className="mt-2 mb-4">{m.demand_own_documents_text()}</p>
        <DocumentLinks folder="/demand-status/documents" />
      </section>
    </StatusFrame>
  )
}
