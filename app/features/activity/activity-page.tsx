import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListPagination } from '#app/list/pagination.tsx'
import { SearchForm } from '#app/list/search-form.tsx'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ActivityFilter } from '#server/features/activity/schema.ts'
import { ActivityTable } from './activity-table.tsx'

const route = getRouteApi('/admin/activity')

type Activity = Outputs['activity']['list']

export const activityQuery = (search: ActivityFilter) => trpc().activity.list.queryOptions(search)

export function ActivityPage() {
  const search = route.useSearch()
  const { entries, count, pages, areas } = useSuspenseQuery(activityQuery(search)).data
  return (
    <>
      <PageHeader variant="staff" title={m.activity_title()} lead={m.activity_lead()} />
      <Filters areas={areas} {...search} />
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
        <ActivityTable entries={entries} />
      )}
      <ListPagination page={search.page} pages={pages} />
    </>
  )
}

function Filters({ areas, part, search, from, to }: ActivityFilter & Pick<Activity, 'areas'>) {
  return (
    <SearchForm
      values={{ part, search, from, to }}
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.5fr_auto_auto_auto]"
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
    </SearchForm>
  )
}
