import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { TextField } from '@agency/ui/TextField'
import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { formatDate } from '#i18n/format.ts'
import { pageHead } from '#app/layouts/head.ts'
import { localizedText } from '#i18n/locale.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { Answers } from '#app/rendering/trpc.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'
import { Pages } from '#app/list/pagination.tsx'

export const Route = createFileRoute('/admin/activity')({
  beforeLoad: ({ context }) => {
    if (context.me.role === 'staff') throw redirect({ to: '/admin' })
  },
  // in plain words and not by the schema: this runs in every visitor's browser, which shall not load zod
  validateSearch: ({ part, search, from, to, page }: Record<string, unknown>): ActivityFilter => ({
    part: typeof part === 'string' && /^[a-z-]{1,40}$/.test(part) ? part : undefined,
    search: ['string', 'number'].includes(typeof search) ? String(search).slice(0, 200) || undefined : undefined,
    from: readDay(from),
    to: readDay(to),
    page: Number.isInteger(page) && Number(page) > 1 && Number(page) < 100_000 ? Number(page) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    return trpcClient().activity.list.query(deps)
  },
  gcTime: 0,
  head: () => pageHead(m.activity_title()),
  component: Activity,
  pendingComponent: () => <Spinner label={m.activity_loading()} />,
  errorComponent: CouldNotLoad,
})

function readDay(day: unknown) {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

function Activity() {
  const { entries, count, pages, areas } = Route.useLoaderData()
  const asked = Route.useSearch()
  return (
    <>
      <PageHeader variant="staff" title={m.activity_title()} lead={m.activity_lead()} />
      <Filter areas={areas} />
      {count === 0 ? (
        <EmptyState
          title={m.activity_none()}
          action={
            <Button asChild variant="secondary">
              <Link to="." search={{}}>
                {m.activity_show_all()}
              </Link>
            </Button>
          }
        />
      ) : (
        <List entries={entries} />
      )}
      <Pages
        page={asked.page}
        pages={pages}
        renderLink={(page, words) => (
          <Link to="." search={{ ...asked, page }}>
            {words}
          </Link>
        )}
      />
    </>
  )
}

/** A plain GET form, so that what is shown has an address; a script spares the page load. */
function Filter({ areas }: Pick<Answers['activity']['list'], 'areas'>) {
  const { part, search, from, to } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <form
      key={JSON.stringify([part, search, from, to])}
      role="search"
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.5fr_auto_auto_auto]"
      onSubmit={event => {
        event.preventDefault()
        void navigate({
          to: '.',
          search: Object.fromEntries(
            [...new FormData(event.currentTarget)].filter(([, value]) => value !== ''),
          ) as ActivityFilter,
        })
      }}
    >
      <SelectField label={m.activity_part()} name="part" defaultValue={part ?? ''}>
        <option value="">{m.activity_all()}</option>
        {areas.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label={m.activity_search()} name="search" type="search" defaultValue={search} />
      <TextField label={m.activity_from()} name="from" type="date" defaultValue={from} />
      <TextField label={m.activity_to()} name="to" type="date" defaultValue={to} />
      <Button type="submit" variant="secondary" className="sm:justify-self-start">
        {m.activity_show()}
      </Button>
    </form>
  )
}

function List({ entries }: Pick<Answers['activity']['list'], 'entries'>) {
  return (
    <Table variant="stack" label={m.activity_title()}>
      <TableHead>
        <Row>
          {[m.activity_when(), m.activity_who(), m.activity_what(), m.activity_record()].map(title => (
            <HeadCell key={title} scope="col">
              {title}
            </HeadCell>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {entries.map(({ id, at, actor, label, subject, subjectBn, detail }) => (
          <Row key={id}>
            <Cell>
              <time dateTime={at} className="whitespace-nowrap">
                {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Cell>
            <Cell>
              <span className="font-semibold wrap-anywhere">
                <MailAddress email={actor} />
              </span>
            </Cell>
            <Cell>{label}</Cell>
            <Cell>
              <span
                className="wrap-anywhere"
                {...(subjectBn ? localizedText(subject, subjectBn) : { children: <MailAddress email={subject} /> })}
              />
              {detail && (
                <span className="block text-sm text-muted wrap-anywhere">
                  <MailAddress email={detail} />
                </span>
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
      <PageHeader variant="staff" title={m.activity_title()} />
      <ErrorState
        title={m.activity_failed()}
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
