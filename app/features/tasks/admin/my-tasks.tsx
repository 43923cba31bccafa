import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListTodo } from 'lucide-react'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { groupOf } from '#server/features/work/due.shared.ts'
import { ME } from '#server/features/work/work.shared.ts'
import { DoneButton } from './task-line.tsx'
import { DueText } from '#app/features/work/admin/work-cells.tsx'

const mineQuery = () => trpc().tasks.mine.queryOptions()

export const loadPart = () => load(mineQuery())

const GROUPS = ['overdue', 'today', 'week', 'later'] as const
const labels = { overdue: m.task_overdue, today: m.task_today, week: m.task_week, later: m.task_later }

/** What somebody has to do, by day: what is overdue, today, in the next days, and later; nothing while nothing is. */
export function Part() {
  const { data } = useQuery(mineQuery())
  if (!data?.rows.length) return null
  const { rows, counts } = data
  const all = GROUPS.reduce((sum, group) => sum + counts[group], 0)
  return (
    <DashboardCard title={m.tasks_mine()}>
      {GROUPS.filter(group => counts[group] > 0).map(group => (
        <section key={group} aria-labelledby={`tasks-${group}`} className="mb-3">
          <h3 id={`tasks-${group}`} className="font-sans text-sm font-semibold text-muted">
            {labels[group]()} <span className="font-normal tabular-nums">{formatNumber(counts[group])}</span>
          </h3>
          <TaskList>
            {rows
              .filter(({ dueOn }) => groupOf(dueOn) === group)
              .map(task => (
                <TaskItem
                  key={task.id}
                  icon={<ListTodo />}
                  variant={group === 'overdue' ? 'urgent' : 'usual'}
                  description={
                    <>
                      <DueText dueOn={task.dueOn} />
                      {task.on && (
                        <>
                          {' '}
                          · <span lang={languageOf(task.title)}>{task.title}</span> · {task.reference}
                        </>
                      )}
                    </>
                  }
                  actions={<DoneButton task={task} />}
                >
                  <Link to={task.page} lang={languageOf(task.text)}>
                    {task.text}
                  </Link>
                </TaskItem>
              ))}
          </TaskList>
        </section>
      ))}
      <TextLink to="/admin/tasks" search={{ assignee: ME }}>
        {m.tasks_see_all(plural(all))}
      </TextLink>
    </DashboardCard>
  )
}
