import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { TextField } from '@agency/ui/TextField'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Download, Mail } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { pageHead } from '#app/layouts/head.ts'
import { link } from '#app/layouts/link-style.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyName } from '#app/features/companies/company.ts'
import type { Answers } from '#app/rendering/trpc.ts'
import { Pages } from '#app/list/pagination.tsx'

export const Route = createFileRoute('/admin/enquiries/')({
  validateSearch: ({
    search,
    page,
  }: Record<string, unknown>): { search?: string | undefined; page?: number | undefined } => ({
    search: ['string', 'number'].includes(typeof search) ? String(search).slice(0, 200) || undefined : undefined,
    page: Number.isInteger(page) && Number(page) > 1 && Number(page) < 100_000 ? Number(page) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    return trpcClient().enquiries.list.query(deps)
  },
  gcTime: 0,
  head: () => pageHead(m.enquiries_title()),
  component: Enquiries,
  pendingComponent: () => <Spinner label={m.enquiries_loading()} />,
  errorComponent: CouldNotLoad,
})

function Enquiries() {
  const { enquiries, count, unread, pages } = Route.useLoaderData()
  const { search, page } = Route.useSearch()
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.enquiries_title()}
        lead={unread > 0 ? m.enquiries_unread(plural(unread)) : m.enquiries_all_read()}
        actions={
          <Button asChild variant="secondary">
            <a href="/admin/enquiries.csv" download>
              <Download aria-hidden="true" className="size-5" />
              {m.enquiries_csv()}
            </a>
          </Button>
        }
      />
      <Search />
      {count === 0 ? (
        search ? (
          <EmptyState title={m.enquiries_none_found({ search })} />
        ) : (
          <EmptyState
            icon={<Mail aria-hidden="true" />}
            title={m.enquiries_empty()}
            description={m.enquiries_empty_text()}
          />
        )
      ) : (
        <List enquiries={enquiries} />
      )}
      <Pages
        page={page}
        pages={pages}
        renderLink={(other, words) => (
          <Link to="." search={{ search, page: other }}>
            {words}
          </Link>
        )}
      />
    </>
  )
}

/** A plain GET form, so that a search is an address; a script spares the page load. */
function Search() {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <form
      role="search"
      className="mb-6 flex max-w-form items-end gap-3"
      onSubmit={event => {
        event.preventDefault()
        const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
        void navigate({ to: '.', search: words ? { search: words } : {} })
      }}
    >
      <TextField
        key={search}
        name="search"
        type="search"
        label={m.enquiries_search()}
        defaultValue={search}
        className="grow"
      />
      <Button type="submit" variant="secondary" className="shrink-0">
        {m.search()}
      </Button>
    </form>
  )
}

function List({ enquiries }: Pick<Answers['enquiries']['list'], 'enquiries'>) {
  return (
    <Table label={m.enquiries_title()}>
      <TableHead>
        <Row>
          <HeadCell>{m.enquiry_from()}</HeadCell>
          <HeadCell className={wideOnly}>{m.enquiry_company()}</HeadCell>
          <HeadCell>{m.enquiry_received()}</HeadCell>
          <HeadCell>{m.enquiry_state()}</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {enquiries.map(({ id, lastName, email, phone, company, createdAt, isRead, isHandled, reference }) => (
          <Row key={id}>
            <Cell>
              <Link
                to="/admin/enquiries/$id"
                params={{ id }}
                className={`${link} -my-2.5 inline-flex min-h-11 items-center`}
              >
                {lastName}
              </Link>
              <span className="block text-sm text-muted">
                {email ?? phone} · {reference}
              </span>
            </Cell>
            <Cell className={wideOnly}>{companyName(company)}</Cell>
            <Cell>
              <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </Cell>
            <Cell>
              {isHandled ? (
                <Badge variant="success">{m.enquiry_handled()}</Badge>
              ) : isRead ? (
                <Badge>{m.enquiry_read()}</Badge>
              ) : (
                <Badge variant="accent">{m.enquiry_unread()}</Badge>
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function CouldNotLoad() {
  const router = useRouter()
  return (
    <>
      <PageHeader variant="staff" title={m.enquiries_title()} />
      <ErrorState
        title={m.enquiries_failed()}
        description={m.clients_failed_text()}
        action={
          <Button
            onClick={() => {
              void router.invalidate()
            }}
          >
            {m.retry()}
          </Button>
        }
      />
    </>
  )
}

const wideOnly = 'max-sm:hidden' // the message itself says it on phones
