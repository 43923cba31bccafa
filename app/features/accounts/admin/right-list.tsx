import { Check, Minus } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { can, isRightUsed, type Right, rightsOf } from '#server/permissions.ts'
import type { Person } from './people.ts'

type Role = Person['role']

const rightLabels: Record<Right, () => string> = {
  content: m.right_content,
  vacancies: m.right_vacancies,
  applications: m.right_applications,
  workers: m.right_workers,
  identities: m.right_identities,
  payments: m.right_payments,
  books: m.right_books,
  demands: m.right_demands,
  enquiries: m.right_enquiries,
  export: m.right_export,
  complaints: m.right_complaints,
  settings: m.right_settings,
  people: m.right_people,
  activity: m.right_activity,
  owners: m.right_owners,
}

/** What a role allows, in one line. */
export const describeRights = (role: Role): string =>
  rightsOf(role)
    .filter(isRightUsed)
    .map(right => rightLabels[right]())
    .join(' · ')

/** Every right to what the agency uses, and whether a role allows it. */
export function RightList({ role }: { role: Role }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {(Object.keys(rightLabels) as Right[]).filter(isRightUsed).map(right => {
        const isAllowed = can({ role }, right)
        const Icon = isAllowed ? Check : Minus
        return (
          <li key={right} className={`flex items-start gap-2 ${isAllowed ? '' : 'text-muted'}`}>
            <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${isAllowed ? 'text-success' : ''}`} />
            <span>
              {rightLabels[right]()}
              <span className="sr-only">: {isAllowed ? m.right_yes() : m.right_no()}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
