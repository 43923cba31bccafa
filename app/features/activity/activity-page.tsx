import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListTable } from '#app/list/list-table.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { SearchForm } from '#app/list/search-form.tsx'
import { useList } from '#app/list/use-list.ts'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ActivityFilter } from '#server/features/activity/schema.ts'
import { ActivityEntry, type Entry } from './activity-entry.tsx'

const route = getRouteApi('/admin/activity')

type Activity = Outputs['activity']['list']

export const activityQuery = (search: ActivityFilter) => trpc().activity.list.queryOptions(search)

export function ActivityPage() {
  const search = route.useSearch()
  const list = useList(activityQuery(search))
  return (
    <>
      <PageHeader variant="staff" title={m.activity_title()} lead={m.activity_lead()} />
      <Filters areas={list.data?.areas ?? []} people={list.data?.people ?? []} {...search} />
      <RecordList<Entry, Activity>
        label={m.activity_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ subject }) => ({ children: subject })}
        found={({ count }) => m.activity_count(plural(count))}
        renderRows={rows => (
          <ListTable
            variant="stack"
            label={m.activity_title()}
            columns={[
              { title: m.activity_details(), className: 'sm:hidden' },
              m.activity_when(),
              m.activity_who(),
              m.activity_what(),
              m.activity_record(),
            ]}
          >
            {rows.map(entry => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ListTable>
        )}
        empty={<NothingFound />}
        noMatch={<NothingFound />}
      />
    </>
  )
}

function NothingFound() {
  return (
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
  )
}

function Filters({
  areas,
  people,
  part,
  person,
  search,
  from,
  to,
}: ActivityFilter & Pick<Activity, 'areas' | 'people'>) {
  return (
    <SearchForm
      values={{ part, person, search, from, to }}
      className="mb-6 grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_1fr_1.25fr_auto_auto_auto]"
    >
      <SelectField label={m.activity_part()} name="part" defaultValue={part ?? ''}>
        <option value="">{m.activity_all()}</option>
        {areas.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.activity_person()} name="person" defaultValue={person ?? ''}>
        <option value="">{m.activity_anybody()}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {person !== undefined && !people.some(({ id }) => id === person) && (
          <option value={person}>{m.activity_former()}</option>
        )}
      </SelectField>
      <TextField
        className="max-sm:col-span-2"
        label={m.activity_search()}
        name="search"
        aria-keyshortcuts="/"
        type="search"
        defaultValue={search}
      />
      <TextField label={m.activity_from()} name="from" type="date" defaultValue={from} />
      <TextField label={m.activity_to()} name="to" type="date" defaultValue={to} />
      <Button type="submit" variant="secondary" className="max-sm:col-span-2 sm:justify-self-start">
        {m.activity_show()}
      </Button>
    </SearchForm>
  )
}
