import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadWebhook, WebhookPage } from '#app/features/webhooks/webhook-page.tsx'
import { readLogSearch } from '#app/features/webhooks/webhook-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/webhooks/$id')({
  staticData: { part: 'webhooks', right: 'owners' },
  validateSearch: readLogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps, cause }) => loadWebhook(params.id, deps, cause),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.name ?? m.webhooks_title()),
  component: WebhookPage,
  pendingComponent: () => <Spinner label={m.webhooks_loading()} />,
  errorComponent: () => <LoadError title={m.webhooks_title()} message={m.webhook_failed()} />,
  notFoundComponent: () => (
    <RecordMissing
      title={m.webhooks_title()}
      message={m.webhook_missing()}
      to="/admin/webhooks"
      label={m.webhooks_title()}
    />
  ),
})
