import { oneOf, readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'
import { dueLabels, type Due, DUES } from '#server/features/tasks/due.shared.ts'
import { LEFT, ME, NONE } from '#server/features/tasks/work.shared.ts'
import type { Colleagues } from './queries.ts'

/** What the address of a list says of who works on its records, and of what is to be done about them. */
export type WorkSearch = { assignee?: string | undefined; due?: Due | undefined }

/** Reads it. */
export const readWork = (given: Record<string, unknown>): WorkSearch => ({
  assignee: readText(given.assignee),
  due: oneOf(DUES, given.due),
})

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
