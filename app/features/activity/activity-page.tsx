import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { TextField } from '@agency/ui/TextField'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RecordList } from '#app/list/record-list.tsx'
import { DayField } from '#app/editor/day-field.tsx'
import { Choice } from '#app/list/choice.tsx'
import { saidDays, saidFilters } from '#app/list/said-filters.ts'
import { SearchForm } from '#app/list/search-form.tsx'
import { useList } from '#app/list/use-list.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { logDays } from '#server/features/activity/schema.ts'
import { ActivityEntry } from './activity-entry.tsx'
import { type ActivitySearch, isPerson } from './activity-search.ts'
import { activityQuery, type Entry } from './queries.ts'

const route = getRouteApi('/admin/activity')

type Activity = Outputs['activity']['list']

export function ActivityPage() {
  const search = route.useSearch()
  const list = useList(activityQuery(search))
  return (
    <>
      <PageHeader variant="list" title={m.activity_title()} description={m.activity_lead()} />
      <Filters areas={list.data?.areas ?? []} people={list.data?.people ?? []} {...search} />
      <RecordList<Entry, Activity>
        label={m.activity_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ subject }) => ({ children: subject })}
        found={({ count }) => m.activity_count(plural(count))}
        renderRows={rows => (
          <Table variant="stack" label={m.activity_title()}>
            <TableHead>
              <Row>
                <HeadCell className="sm:hidden">{m.activity_details()}</HeadCell>
                <HeadCell>{m.activity_when()}</HeadCell>
                <HeadCell>{m.activity_who()}</HeadCell>
                <HeadCell>{m.activity_what()}</HeadCell>
                <HeadCell>{m.activity_record()}</HeadCell>
              </Row>
            </TableHead>
            <TableBody>
              {rows.map(entry => (
                <ActivityEntry key={entry.id} entry={entry} />
              ))}
            </TableBody>
          </Table>
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
      actions={
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
}: ActivitySearch & Pick<Activity, 'areas' | 'people'>) {
  const chosen = [
    ...saidFilters([
      { name: 'part', field: m.activity_part(), value: part, choice: areas.find(({ id }) => id === part)?.label },
      { name: 'person', field: m.activity_person(), value: person, choice: nameOf(person, people) },
    ]),
    ...saidDays({ from, to }),
  ]
  return (
    <SearchForm
      values={{ part, person, search, from, to }}
      submitLabel={m.activity_show()}
      className="mb-2"
      isFolded
      search={
        <TextField
          className="-mt-1.5 grow basis-32 sm:basis-48"
          label={<span className="sr-only">{m.activity_search()}</span>}
          placeholder={m.activity_search()}
          name="search"
          aria-keyshortcuts="/"
          type="search"
          defaultValue={search}
        />
      }
      chosen={chosen}
    >
      <Choice
        name="part"
        label={m.activity_part()}
        value={part}
        choices={[['', m.activity_all()], ...areas.map(({ id, label }) => [id, label] as const)]}
      />
      <Choice
        name="person"
        label={m.activity_person()}
        value={person}
        choices={[
          ['', m.activity_anybody()],
          ...people.map(({ id, name }) => [id, name] as const),
          ...(isFormer(person, people) ? [[person!, m.activity_former()] as const] : []),
        ]}
      />
      <DayField days={logDays} label={m.activity_from()} name="from" defaultValue={from} />
      <DayField days={logDays} label={m.activity_to()} name="to" defaultValue={to} />
    </SearchForm>
  )
}

/** Whose name the log still has, though they work here no longer. */
const isFormer = (id: string | undefined, people: Activity['people']) =>
  id !== undefined && isPerson(id) && people.every(person => person.id !== id)

const nameOf = (id: string | undefined, people: Activity['people']) =>
  isFormer(id, people) ? m.activity_former() : people.find(person => person.id === id)?.name
