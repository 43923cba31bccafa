import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { Link } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CALL_OUTCOMES } from '#server/features/applications/stages/states.shared.ts'
import { callLabels } from './labels.ts'
import type { useCalls } from './use-calls.ts'

type Props = { calls: ReturnType<typeof useCalls>; vacancy: string | undefined }

/** Nobody is left to call: how the calls of this round went, who comes back and when, and where to go on. */
export function CallsDone({ calls: { outcomes, later, passed, isPending, passNobody }, vacancy }: Props) {
  const made = CALL_OUTCOMES.flatMap(outcome => {
    const count = outcomes.filter(each => each === outcome).length
    return count > 0 ? m.fact_of({ label: callLabels[outcome](), value: formatNumber(count) }) : []
  })
  return (
    <EmptyState
      icon={<PhoneCall aria-hidden="true" />}
      title={m.calls_done()}
      description={
        <>
          {made.length > 0 && <span className="mb-1 block font-semibold text-ink">{made.join(' · ')}</span>}
          {later
            ? m.calls_later({
                ...plural(later.count),
                at: formatDate(later.at, { dateStyle: 'medium', timeStyle: 'short' }),
              })
            : m.calls_done_text()}
        </>
      }
      actions={
        <>
          {passed.length > 0 && (
            <Button variant="accent" busy={isPending} onClick={passNobody}>
              {m.calls_passed({ count: formatNumber(passed.length) })}
            </Button>
          )}
          {later && (
            <Button asChild variant="secondary">
              <Link to="/admin/applications" search={{ vacancy, show: 'later' }}>
                {m.calls_later_all()}
              </Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/admin/applications" search={{ vacancy }}>
              {m.applications_all()}
            </Link>
          </Button>
        </>
      }
    />
  )
}
