import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { SystemPage } from '#app/features/system/system-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { systemQuery } from '#app/features/system/queries.ts'

export const Route = createFileRoute('/admin/system')({
  staticData: { right: 'owners' },
  loader: () => load(systemQuery()),
  gcTime: 0,
  head: () => pageHead(m.system_title()),
  component: SystemPage,
  pendingComponent: () => <Spinner label={m.system_loading()} />,
  errorComponent: () => <LoadError title={m.system_title()} message={m.system_failed()} />,
})
