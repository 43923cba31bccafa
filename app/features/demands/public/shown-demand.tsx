import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { DocumentLinks } from '#app/features/demands/document-links.tsx'
import { StatusQuestion } from '#app/layouts/public/status-question.tsx'
import { StatusSteps } from '#app/layouts/public/status-steps.tsx'
import { formatDate } from '#i18n/format.ts'
import { languageOf, localPath } from '#i18n/locale.ts'
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

/** A demand as its employer reads it: where it is, what comes next, what became of each post, and how to end it. */
export function ShownDemand({ demand, show }: { demand: Demand; show: string | undefined }) {
  const { reference, company, state, events, lines, eraseAt, deleteAfter } = demand
  const isEnded = ENDED.includes(state)
  const present = events.at(-1)
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageHeader
        eyebrow={m.demand_status_yours()}
        title={company}
        description={m.application_status_reference({ reference })}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8">
          {eraseAt && <Erasing at={eraseAt} />}
          {show === 'withdraw' && !isEnded && (
            <StatusQuestion
              page={PAGE}
              show="withdraw"
              title={m.demand_withdraw_question()}
              text={m.demand_withdraw_text()}
              yes={m.demand_withdraw_yes()}
            />
          )}
          {show === 'erase' && !eraseAt && (
            <StatusQuestion
              page={PAGE}
              show="erase"
              title={m.demand_erase_question()}
              text={m.demand_erase_text()}
              yes={m.demand_erase_yes()}
            />
          )}
          <Card variant="marked" padding="lg">
            <Badge variant="brand">{m.application_status_now()}</Badge>
            <h2 className="mt-3 text-3xl">{stateLabels[state]()}</h2>
            {present && <p className="mt-1 text-muted">{formatDate(present.on, { dateStyle: 'long' })}</p>}
            {present?.sentence && (
              <p lang={languageOf(present.sentence)} className="mt-4 text-lg whitespace-pre-line wrap-anywhere">
                {present.sentence}
              </p>
            )}
            <h3 className="mt-6 font-sans text-base font-semibold">{m.application_status_next()}</h3>
            <p className="mt-1">{nextSteps[state]()}</p>
          </Card>
          <DemandLines lines={lines} />
          <section>
            <h2 className="text-2xl">{m.demand_own_documents()}</h2>
            <p className="mt-2 mb-4">{m.demand_own_documents_text()}</p>
            <DocumentLinks folder="/demand-status/documents" />
          </section>
        </div>
        <StatusSteps
          past={events.map(event => ({ ...event, label: stateLabels[event.state]() }))}
          toCome={isEnded ? [] : STEPS.slice(STEPS.indexOf(state) + 1).map(step => stateLabels[step]())}
        />
        <div className="border-t border-line pt-6 lg:col-start-1">
          {!eraseAt && (
            <p className="text-sm text-muted">
              {m.demand_status_kept({ date: formatDate(deleteAfter, { dateStyle: 'long' }) })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <form method="post" action={localPath(PAGE)}>
              <Button type="submit" variant="secondary" name="action" value="close">
                {m.application_status_close()}
              </Button>
            </form>
            {!isEnded && (
              <Button asChild variant="secondary">
                <a href={localPath(`${PAGE}?show=withdraw#question`)}>{m.demand_withdraw()}</a>
              </Button>
            )}
            {!eraseAt && (
              <Button asChild variant="secondary">
                <a href={localPath(`${PAGE}?show=erase#question`)}>{m.demand_erase()}</a>
              </Button>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

function Erasing({ at }: { at: string }) {
  return (
    <Alert
      title={m.demand_erasing({ time: formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) })}
      actions={
        <form method="post" action={localPath(PAGE)}>
          <Button type="submit" variant="secondary" name="action" value="stop">
            {m.application_erase_stop()}
          </Button>
        </form>
      }
    >
      {m.demand_erasing_text()}
    </Alert>
  )
}
