import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { TabLink, TabNav } from '@agency/ui/Tabs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ListTodo, Plus } from 'lucide-react'
import { useState } from 'react'
import { saidFilters } from '#app/list/said-filters.ts'
import { UnreadFilters } from '#app/list/unread-filters.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useList } from '#app/list/use-list.ts'
import { load, loadList, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { dueLabels } from '#server/features/work/due.shared.ts'
import type { Due } from '#server/features/work/contributions.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { colleaguesQuery, type Task } from './queries.ts'
import { taskColumns } from './task-columns.tsx'
import { TaskDialog } from './task-form.tsx'
import { filterOf, type TasksSearch } from './tasks-search.ts'
import { assigneeChoices } from '#app/features/work/admin/work-filters.ts'

const route = getRouteApi('/admin/tasks')
const staffRoute = getRouteApi('/admin')

const listQuery = (search: TasksSearch) => trpc().tasks.list.queryOptions(filterOf(search))

/** Loads a page of the list, and whose it can be. */
export const loadTasks = (search: TasksSearch, cause: string) =>
  loadList(cause, listQuery(search), () => load(colleaguesQuery()))

/** What is to be done, by day: one’s own, a colleague’s, and what nobody sees to. */
export function TasksPage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const list = useList(listQuery(search))
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery())
  const { me } = staffRoute.useRouteContext()
  const [shown, setShown] = useState<Task | 'new'>()
  const people = Object.values(colleagues).flat()
  const everybody = [...new Map(people.map(person => [person.id, person])).values()]
  const choices = assigneeChoices(everybody)
  const assignee = choices.find(([value]) => value !== '' && value === search.assignee)?.[1]
  const unread = [
    ...(filterOf(search).due
      ? []
      : saidFilters([{ name: 'due', field: m.task_day(), value: search.due, choice: undefined }])),
    ...(assignee
      ? []
      : saidFilters([{ name: 'assignee', field: m.enquiry_assignee(), value: search.assignee, choice: undefined }])),
  ]
  const none = (
    <EmptyState icon={<ListTodo aria-hidden="true" />} title={m.tasks_empty()} description={m.tasks_empty_text()} />
  )
  return (
    <>
      <PageHeader
        variant="list"
        title={m.tasks_title()}
        description={m.tasks_lead()}
        actions={
          <Button onClick={() => setShown('new')}>
            <Plus aria-hidden="true" />
            {m.task_add()}
          </Button>
        }
      />
      <TabNav label={m.task_day()} className="mb-2">
        {([...DUES, 'done'] as const)
          .toSorted((one, other) => Number(other === 'open') - Number(one === 'open'))
          .map(due => (
            <TabLink key={due} asChild>
              <Link
                to="/admin/tasks"
                search={{ ...search, due: due === 'open' ? undefined : due, page: undefined }}
                activeOptions={{ exact: true }}
                aria-current={(search.due ?? 'open') === due ? 'page' : undefined}
                resetScroll={false}
              >
                <TabName due={due} counts={list.data?.counts} />
              </Link>
            </TabLink>
          ))}
      </TabNav>
      <SelectField
        label={m.enquiry_assignee()}
        value={search.assignee ?? ''}
        className="mb-3 max-w-xs"
        onChange={({ target }) =>
          void navigate({
            to: '/admin/tasks',
            search: { ...search, assignee: target.value || undefined, page: undefined },
            resetScroll: false,
          })
        }
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {search.assignee && !assignee && <option value={search.assignee}>{m.list_gone()}</option>}
      </SelectField>
      <UnreadFilters filters={unread} />
      <RecordList
        label={m.tasks_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ text }) => ({ children: text, lang: languageOf(text) })}
        found={({ count }) => m.tasks_count(plural(count))}
        columns={taskColumns(setShown)}
        empty={none}
        noMatch={none}
      />
      {shown && (
        <TaskDialog
          people={colleagues.none}
          myId={me.uid}
          task={shown === 'new' ? undefined : shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

function TabName({ due, counts }: { due: Due | 'done'; counts: Record<Due, number> | undefined }) {
  if (due === 'done') return m.todo_done()
  return (
    <>
      {due === 'open' ? m.task_all_open() : dueLabels[due]()}{' '}
      <span className="font-normal tabular-nums">{formatNumber(counts?.[due] ?? 0)}</span>
    </>
  )
}
