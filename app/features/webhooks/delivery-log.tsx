import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { formatMoment } from '#app/editor/format-moment.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { RecordList } from '#app/list/record-list.tsx'
import { useList } from '#app/list/use-list.ts'
import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDigits, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Delivery, labelOfEvent, problemOf } from './labels.ts'
import { DeliveryBadge } from './state-badges.tsx'
import type { LogSearch } from './webhook-search.ts'
import { Popover } from '@agency/ui/Popover'

/** While something is on its way, the list is loaded again. */
const REFRESH_MS = 2_000

export const logQuery = (id: string, { page, size }: LogSearch) =>
  trpc().webhooks.deliveries.queryOptions({ id, page, size })

/** What was sent to a webhook, newest first, each to send again. */
export function DeliveryLog({ id, isOff, search }: { id: string; isOff: boolean; search: LogSearch }) {
  const list = useList({
    ...logQuery(id, search),
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? REFRESH_MS : false),
  })
  const resend = useStaffAction()
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-lg">{m.webhook_log()}</h2>
      <p className="mb-3 text-sm text-muted">{m.webhook_log_lead({ days: formatDigits('30') })}</p>
      <RecordList<Delivery, Outputs['webhooks']['deliveries']>
        label={m.webhook_log()}
        search={search}
        list={list}
        idOf={delivery => delivery.id}
        titleOf={({ event }) => ({ children: labelOfEvent(event) })}
        found={({ count }) => m.webhook_log_count(plural(count))}
        columns={columns({
          isOff,
          busyId: resend.pending,
          onResend: ({ id: of }) =>
            void resend.run(() => trpcClient().webhooks.resend.mutate({ id: of }), { of, done: m.webhook_resent() }),
        })}
        empty={<EmptyState title={m.webhook_log_empty()} />}
      />
    </div>
  )
}

const isUnderWay = ({ state, nextTryAt }: Delivery) => state === 'waiting' && nextTryAt === null

type Actions = { isOff: boolean; busyId: string | undefined; onResend: (delivery: Delivery) => void }

const columns = ({ isOff, busyId, onResend }: Actions): ListColumn<Delivery>[] => [
  {
    id: 'event',
    isFixed: true,
    title: m.webhook_event(),
    variant: 'title',
    cell: ({ event, createdAt, body }) => (
      <>
        {labelOfEvent(event)}
        <time dateTime={createdAt} className="block text-sm font-normal text-muted">
          {formatMoment(createdAt)}
        </time>
        <Popover
          title={m.webhook_body()}
          size="lg"
          trigger={
            <Button size="sm" variant="ghost" className="-ms-3">
              {m.webhook_body()}
            </Button>
          }
        >
          <pre lang="en" dir="ltr" className="text-xs font-normal whitespace-pre-wrap wrap-anywhere">
            {JSON.stringify(JSON.parse(body), null, 2)}
          </pre>
        </Popover>
      </>
    ),
  },
  { id: 'result', title: m.webhook_result(), isLabelled: true, cell: delivery => <Result {...delivery} /> },
  {
    id: 'actions',
    isFixed: true,
    title: m.webhook_actions(),
    cell: delivery =>
      isOff || isUnderWay(delivery) ? null : (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3 whitespace-nowrap"
          busy={busyId === delivery.id}
          aria-label={m.webhook_resend_label({
            event: labelOfEvent(delivery.event),
            time: formatMoment(delivery.createdAt),
          })}
          onClick={() => onResend(delivery)}
        >
          {m.webhook_resend()}
        </Button>
      ),
  },
]

/** How far a delivery has come, and why no further. */
function Result({ state, status, problem, attempts, durationMs, nextTryAt, answer }: Delivery) {
  const facts = [
    status === null ? '' : formatDigits(String(status)),
    attempts > 0 ? m.webhook_attempts(plural(attempts)) : '',
    durationMs === null ? '' : m.webhook_duration({ ms: formatDigits(String(durationMs)) }),
  ]
  return (
    <div className="grid min-w-0 justify-items-start gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DeliveryBadge state={state} />
        <span className="text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {problem !== '' && <p>{problemOf({ problem, status })}</p>}
      {nextTryAt && <p className="text-muted">{m.webhook_next_try({ time: formatMoment(nextTryAt) })}</p>}
      {answer && <p className="text-muted wrap-anywhere">{m.webhook_answer({ answer })}</p>}
    </div>
  )
}
