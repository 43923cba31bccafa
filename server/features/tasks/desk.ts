import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeskItem, DeskReader, FigureBlock } from '#server/registration/define-feature.ts'
import { countOverdue, counts } from '#server/features/tasks/list.ts'
import { LEFT, ME } from '#server/features/work/domain.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'

/** Tasks of the reader whose day is over or today, and those of colleagues who work here no longer. */
export async function tasksOnDesk(reader: DeskReader): Promise<DeskItem[]> {
  const { due, oldest, left } = await counts(reader)
  const list = { group: 'people', right: WORKED, to: '/admin/tasks' } as const
  return [
    {
      ...list,
      id: 'tasks-due',
      label: m.desk_tasks_due(plural(due)),
      count: due,
      search: { assignee: ME, due: 'due' },
      screen: '/admin/tasks',
      oldest: oldest?.dueOn,
      first: oldest?.page,
      tone: 'urgent',
    },
    { ...list, id: 'tasks-left', label: m.desk_tasks_left(plural(left)), count: left, search: { assignee: LEFT } },
  ]
}

/** How many tasks of anybody are overdue, of the records that the reader may read. */
export async function taskFigures(reader: DeskReader): Promise<FigureBlock[]> {
  const count = await countOverdue(reader)
  return [
    {
      id: 'tasks',
      right: WORKED,
      place: 2,
      figures: [
        {
          id: 'overdue',
          label: m.figure_tasks_overdue(),
          count,
          to: '/admin/tasks',
          search: { due: 'overdue' },
          ...(count > 0 && { tone: 'urgent' }),
        },
      ],
    },
  ]
}
