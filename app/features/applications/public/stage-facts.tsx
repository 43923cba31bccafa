import { m } from '#i18n/paraglide/messages.js'
import type { ShownApplication } from '#server/features/applications/status/status-page.ts'
import { CallUs } from './call-us.tsx'
import { Fact } from './status-fact.tsx'

/** What a worker reads of their stage: the next date, what is still needed, what their file has, and whom to call. */
export function StageFacts({ stage: { facts, missing, missingFor, next } }: { stage: ShownApplication['stage'] }) {
  if (facts.length === 0 && missing.length === 0 && !next) return null
  return (
    <>
      {next && (
        <Fact title={m.application_status_next_date()}>
          <p>{next}</p>
        </Fact>
      )}
      {missing.length > 0 && missingFor && (
        <Fact title={m.application_status_missing({ state: missingFor })}>
          <ul className="list-disc ps-5">
            {missing.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Fact>
      )}
      {facts.length > 0 && (
        <Fact title={m.application_status_facts()}>
          <dl className="grid gap-2 print:grid-cols-2 print:gap-x-6 print:gap-y-1">
            {facts.map(({ _id, label, values }) => (
              <div key={_id} className="print:[&>dd]:inline print:[&>dd+dd]:before:content-['_·_']">
                <dt className="font-semibold">{label}</dt>
                {values.map(value => (
                  <dd key={value}>{value}</dd>
                ))}
              </div>
            ))}
          </dl>
        </Fact>
      )}
      <Fact title={m.application_status_whom()}>
        <CallUs />
      </Fact>
    </>
  )
}
