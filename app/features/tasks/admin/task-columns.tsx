import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Task } from './queries.ts'
import { DoneButton } from './task-line.tsx'
import { AssigneeName, DueText } from '#app/features/work/admin/work-cells.tsx'

/** Tasks, each with a link to its record; one about none, or about what is gone, is opened here, by `open`. */
export const taskColumns = (open: (task: Task) => void): ListColumn<Task>[] => [
  {
    id: 'text',
    isFixed: true,
    title: m.task_text(),
    className: 'xl:whitespace-normal!', // a sentence is read whole
    cell: task =>
      task.on && !task.isGone ? (
        <Link to={task.page} lang={languageOf(task.text)} className={`${standaloneLink} -my-2.5`}>
          {task.text}
        </Link>
      ) : (
        <button
          type="button"
          lang={languageOf(task.text)}
          className={`${standaloneLink} -my-2.5 text-start`}
          onClick={() => open(task)}
        >
          {task.text}
        </button>
      ),
  },
  {
    id: 'day',
    title: m.task_day(),
    cell: ({ dueOn, doneAt, doneBy }) =>
      doneAt ? (
        m.task_done_by({ name: doneBy, date: formatDate(doneAt, { dateStyle: 'medium' }) })
      ) : (
        <DueText dueOn={dueOn} />
      ),
  },
  {
    id: 'record',
    title: m.task_record(),
    className: 'xl:max-[88rem]:[&&]:min-w-48! xl:max-[88rem]:whitespace-normal!',
    cell: ({ title, reference }) => (
      <>
        <span lang={languageOf(title)}>{title}</span>{' '}
        <span className="text-sm whitespace-nowrap text-muted">{reference}</span>
      </>
    ),
  },
  {
    id: 'assignee',
    title: m.task_who(),
    cell: task => (task.assignee === null ? m.enquiry_nobody() : <AssigneeName {...task} />),
  },
  { id: 'done', title: m.task_do(), cell: task => <DoneButton task={task} /> },
]
