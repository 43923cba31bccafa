import { Alert } from '@agency/ui/Alert'
import { PageHeader } from '@agency/ui/PageHeader'
import { Tag } from '@agency/ui/Tag'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatMoment } from '#app/editor/format-moment.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { load, loadList, queryClient, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DeliveryLog, logQuery } from './delivery-log.tsx'
import { labelOfEvent, type ShownWebhook } from './labels.ts'
import { WebhookBadge } from './state-badges.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import type { LogSearch } from './webhook-search.ts'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'

const route = getRouteApi('/admin/webhooks/$id')

const webhookQuery = (id: string) => trpc().webhooks.byId.queryOptions({ id })

/** Loads a webhook with a page of its deliveries, and gives its name. Throws notFound(). */
export async function loadWebhook(id: string, search: LogSearch, cause: string): Promise<{ name: string }> {
  await loadList(cause, logQuery(id, search), () => Promise.all([load(webhookQuery(id)), load(profileQuery())]))
  const { name } = await queryClient().ensureQueryData(webhookQuery(id))
  return { name }
}

/** One webhook: how it is doing, what can be done with it, and what was sent. */
export function WebhookPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { data: webhook } = useSuspenseQuery(webhookQuery(id))
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/webhooks">{m.webhooks_all()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={webhook.name}
        description={<span className="wrap-anywhere">{webhook.address}</span>}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <WebhookBadge webhook={webhook} />
        {webhook.events.map(event => (
          <Tag key={event}>{labelOfEvent(event)}</Tag>
        ))}
      </div>
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          <StateNote webhook={webhook} />
          <DeliveryLog id={id} isOff={webhook.state === 'off'} search={search} />
        </div>
        <WebhookActions webhook={webhook} />
      </RecordColumns>
    </>
  )
}

const offNotes = { failed: m.webhook_off_failed, gone: m.webhook_off_gone, paused: m.webhook_off_paused }

/** What a reader of the page has to know of the state: that it is off, does not arrive, or has two secrets. */
function StateNote({ webhook: { state, since, offFor, earlierUntil } }: { webhook: ShownWebhook }) {
  const time = since ? formatMoment(since) : ''
  return (
    <>
      {state === 'off' && (
        <Alert variant={offFor === 'paused' ? 'info' : 'danger'} title={offNotes[offFor ?? 'paused']({ time })}>
          {m.webhook_off_effect()}
        </Alert>
      )}
      {state === 'failing' && <Alert variant="danger" title={m.webhook_failing_text({ time })} />}
      {earlierUntil && <Alert title={m.webhook_renew_until({ time: formatMoment(earlierUntil) })} />}
    </>
  )
}
