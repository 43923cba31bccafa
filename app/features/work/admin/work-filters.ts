import { m } from '#i18n/paraglide/messages.js'
import { dueLabels } from '#server/features/work/due.shared.ts'
import { DUES } from '#server/features/work/dues.shared.ts'
import { LEFT, ME, NONE } from '#server/features/work/work.shared.ts'
import { staffFeatures } from '#app/staff/features.ts'
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

/** Whether something can be noted as to be done about records. */
const hasTodo = () => staffFeatures().some(({ parts = [] }) => parts.some(part => part.in === 'work'))

/** The filter for it, and the one for what is to be done, where the agency notes that. */
export const workFilters = ({ assignee, due }: WorkSearch, people: Colleagues) => [
  { name: 'assignee', label: m.enquiry_assignee(), value: assignee, choices: assigneeChoices(people) },
  ...(hasTodo()
    ? [
        {
          name: 'due',
          label: m.task_filter(),
          value: due,
          choices: [['', m.list_all()] as const, ...DUES.map(each => [each, dueLabels[each]()] as const)],
        },
      ]
    : []),
]
