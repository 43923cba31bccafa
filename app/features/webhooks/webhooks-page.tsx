import { type Column, DataTable } from '@agency/ui/DataTable'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMoment } from '#app/editor/format-moment.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AddWebhook } from './add-webhook.tsx'
import { labelOfEvent, type WebhookRow } from './labels.ts'
import { DeliveryBadge, WebhookBadge } from './state-badges.tsx'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'

const webhooksQuery = () => trpc().webhooks.list.queryOptions()

export async function loadWebhooks(): Promise<void> {
  await Promise.all([load(webhooksQuery()), load(profileQuery())])
}

/** The addresses of other programs that hear of what happens here. */
export function WebhooksPage() {
  const { data: webhooks } = useSuspenseQuery(webhooksQuery())
  return (
    <>
      <PageHeader variant="staff" title={m.webhooks_title()} description={m.webhooks_lead()} actions={<AddWebhook />} />
      <DataTable
        label={m.webhooks_title()}
        rows={webhooks}
        idOf={({ id }) => id}
        columns={columns()}
        empty={<EmptyState title={m.webhooks_empty()} description={m.webhooks_empty_text()} />}
      />
    </>
  )
}

const columns = (): Column<WebhookRow>[] => [
  {
    title: m.webhook_name(),
    variant: 'title',
    cell: ({ id, name, address }) => (
      <>
        <TextLink to="/admin/webhooks/$id" params={{ id }}>
          <span lang={languageOf(name)} className="wrap-anywhere">
            {name}
          </span>
        </TextLink>
        <span className="line-clamp-2 text-sm font-normal text-muted wrap-anywhere">{address}</span>
      </>
    ),
  },
  { title: m.webhook_state(), isLabelled: true, cell: webhook => <WebhookBadge webhook={webhook} /> },
  {
    title: m.webhook_events(),
    isLabelled: true,
    cell: ({ events }) => (
      <ul className="grid gap-1 text-sm">
        {events.map(event => (
          <li key={event}>{labelOfEvent(event)}</li>
        ))}
      </ul>
    ),
  },
  {
    title: m.webhook_last(),
    isLabelled: true,
    cell: ({ last }) =>
      last ? (
        <span className="flex flex-wrap items-center gap-2">
          <DeliveryBadge state={last.state} />
          <time dateTime={last.createdAt} className="whitespace-nowrap">
            {formatMoment(last.createdAt)}
          </time>
        </span>
      ) : (
        <span className="text-muted">{m.webhook_never()}</span>
      ),
  },
]
