import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadSettings, SettingsPage } from '#app/features/settings/admin/settings-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/settings/$group')({
  staticData: { right: 'settings' },
  loader: ({ params }) => loadSettings(params.group),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.title ?? m.settings_title()),
  component: () => <SettingsPage group={Route.useParams().group} />,
  pendingComponent: () => <Spinner label={m.settings_loading()} />,
  errorComponent: () => <LoadError title={m.settings_title()} message={m.settings_failed()} />,
  notFoundComponent: () => (
    <RecordMissing
      title={m.settings_title()}
      message={m.settings_no_group()}
      to="/admin/settings"
      label={m.settings_title()}
    />
  ),
})
