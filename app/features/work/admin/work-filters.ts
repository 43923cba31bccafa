import { m } from '#i18n/paraglide/messages.js'
import { dueLabels } from '#server/features/work/due.shared.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { LEFT, ME, NONE } from '#server/features/work/work.shared.ts'
import type { Colleagues } from './queries.ts'
import type { WorkSearch } from './work-search.ts'

/** Whom a list can be narrowed down to, all of them first. */
export const assigneeChoices = (people: Colleagues) => [
  ['', m.list_all()] as const,
  [ME, m.enquiry_me()] as const,
  [NONE, m.enquiry_nobody()] as const,
  [LEFT, m.assignee_left()] as const,
  ...people.map(({ id, name }) => [id, name] as const),
]

/** The two filters for it. */
export const workFilters = ({ assignee, due }: WorkSearch, people: Colleagues) => [
  { name: 'assignee', label: m.enquiry_assignee(), value: assignee, choices: assigneeChoices(people) },
  {
    name: 'due',
    label: m.task_filter(),
    value: due,
    choices: [['', m.list_all()] as const, ...DUES.map(each => [each, dueLabels[each]()] as const)],
  },
]
