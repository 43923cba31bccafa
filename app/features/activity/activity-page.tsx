import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useList } from '#app/list/use-list.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ActivityEntry } from './activity-entry.tsx'
import { isPerson } from './activity-search.ts'
import { activityQuery, type Entry } from './queries.ts'

const route = getRouteApi('/admin/activity')

type Activity = Outputs['activity']['list']

export function ActivityPage() {
  const search = route.useSearch()
  const { part, person } = search
  const list = useList(activityQuery(search))
  const { areas = [], people = [] } = list.data ?? {}
  return (
    <>
      <PageHeader variant="list" title={m.activity_title()} description={m.activity_lead()} />
      <ListControls
        search={search}
        searchLabel={m.activity_search()}
        hasDays
        filters={[
          {
            name: 'part',
            label: m.activity_part(),
            value: part,
            choices: [['', m.activity_all()], ...areas.map(({ id, label }) => [id, label] as const)],
          },
          {
            name: 'person',
            label: m.activity_person(),
            value: person,
            choices: [
              ['', m.activity_anybody()],
              ...people.map(({ id, name }) => [id, name] as const),
              ...(isFormer(person, people) ? [[person!, m.activity_former()] as const] : []),
            ],
          },
        ]}
        sorts={[]}
      />
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

/** Whose name the log still has, though they work here no longer. */
const isFormer = (id: string | undefined, people: Activity['people']) =>
  id !== undefined && isPerson(id) && people.every(person => person.id !== id)
