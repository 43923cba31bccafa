import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter, useRouterState } from '@tanstack/react-router'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure, useTRPC } from '#app/rendering/trpc.ts'
import { ClientCard } from '#app/features/clients/admin/client-card.tsx'
import { ConfirmDelete } from '#app/features/clients/admin/confirm-delete.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    updated?: { _id: string; note?: string | undefined }
  }
}

export const Route = createFileRoute('/admin/manage-clients')({
  loader: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    return trpcClient().clients.list.query()
  },
  gcTime: 0,
  head: () => pageHead(m.manage_title()),
  component: ManageClients,
  pendingComponent: () => (
    <>
      <Title />
      <Spinner label={m.manage_loading()} />
    </>
  ),
  errorComponent: CouldNotLoad,
})

function ManageClients() {
  const {
    data: clients,
    error,
    refetch,
  } = useQuery({ ...useTRPC().clients.list.queryOptions(), initialData: Route.useLoaderData() })
  const [asked, setAsked] = useState<(typeof clients)[number]>()
  const [isDeleted, setDeleted] = useState(false)
  const place = useRef(0)

  /** What now stands where the deleted country stood, or the way to add one. */
  function nextCountry() {
    const links = document.querySelectorAll<HTMLElement>('[data-edit]')
    return links[Math.min(place.current, links.length - 1)] ?? document.querySelector<HTMLElement>('[data-add-first]')
  }

  return (
    <>
      <Title />
      {error && (
        <LoadFailed
          error={error}
          onRetry={() => {
            void refetch()
          }}
        />
      )}
      {clients.length === 0 && (
        <EmptyState
          title={m.manage_empty_title()}
          description={m.manage_empty_text()}
          action={
            <Button asChild variant="accent">
              <Link to="/admin/add-new-client" data-add-first>
                {m.admin_add()}
              </Link>
            </Button>
          }
        />
      )}
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {clients.map((client, n) => (
          <li key={client._id} className="grid min-w-0">
            <ClientCard
              client={client}
              onDelete={() => {
                place.current = n
                setAsked(client)
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDelete
        client={asked}
        onClose={() => setAsked(undefined)}
        onDeleted={() => {
          setAsked(undefined)
          setDeleted(true)
        }}
      />
      <MessageDialog
        open={isDeleted}
        onClose={() => setDeleted(false)}
        focusAfter={nextCountry}
        variant="success"
        title={m.deleted_title()}
        description={m.deleted_text()}
        closeLabel={m.ok()}
      />
      <UpdatedNotice />
    </>
  )
}

function Title() {
  return (
    <PageHeader
      variant="staff"
      title={m.manage_title()}
      lead={m.manage_lead()}
      actions={
        <>
          <Button asChild>
            <Link to="/admin/add-new-client">{m.admin_add()}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/admin/import-clients">
              <FileUp aria-hidden="true" className="size-5" />
              {m.manage_import()}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <a href="/admin/clients.csv" download>
              <FileDown aria-hidden="true" className="size-5" />
              {m.manage_csv()}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href="/admin/clients.json" download>
              <FileDown aria-hidden="true" className="size-5" />
              {m.manage_json()}
            </a>
          </Button>
        </>
      }
    />
  )
}

function CouldNotLoad({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <>
      <Title />
      <LoadFailed
        error={error}
        onRetry={() => {
          void router.invalidate()
        }}
      />
    </>
  )
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = readFailure(error)
  const message = failure.isOffline ? m.clients_failed_text() : (failure.message ?? m.error_ours())
  return (
    <p role="alert" className="mb-6 flex flex-wrap items-center gap-4 font-semibold text-danger">
      {m.load_failed({ message })}
      <Button variant="secondary" onClick={onRetry}>
        {m.retry()}
      </Button>
    </p>
  )
}

/** The update form ends here. What has been read is taken out of the history, so that Back or a reload does not say it again. */
function UpdatedNotice() {
  const navigate = Route.useNavigate()
  const updated = useRouterState({ select: ({ location }) => location.state.updated })
  const read = useRef<string>(undefined)
  function close() {
    read.current = updated?._id
    void navigate({ to: '.', replace: true, state: {}, resetScroll: false })
  }
  return (
    <MessageDialog
      open={updated !== undefined}
      onClose={close}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-edit="${read.current}"]`)}
      variant="success"
      title={m.updated_title()}
      description={m.updated_text()}
      closeLabel={m.ok()}
    >
      {updated?.note && <p>{updated.note}</p>}
    </MessageDialog>
  )
}
