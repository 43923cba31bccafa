import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadWebhooks, WebhooksPage } from '#app/features/webhooks/webhooks-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/webhooks/')({
  staticData: { part: 'webhooks', right: 'owners' },
  loader: () => loadWebhooks(),
  gcTime: 0,
  head: () => pageHead(m.webhooks_title()),
  component: WebhooksPage,
  pendingComponent: () => <Spinner label={m.webhooks_loading()} />,
  errorComponent: () => <LoadError title={m.webhooks_title()} message={m.webhooks_failed()} />,
})
