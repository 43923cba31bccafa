import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { roleLabels } from '#server/features/accounts/schema.ts'
import type { StaffMember } from './people.ts'
import { PersonSection } from './person-section.tsx'
import { RightList } from './right-list.tsx'
import { RoleMenu } from './role-menu.tsx'

type Props = { person: StaffMember; me: Me; mayChange: boolean }

/** A person's role in words; owners give another one. */
export function PersonRole({ person, me, mayChange }: Props) {
  return (
    <PersonSection title={m.staff_role()}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {mayChange ? (
          <RoleMenu person={person} me={me} />
        ) : (
          <p className="text-xl font-semibold">{roleLabels[person.role]()}</p>
        )}
      </div>
      <h3 className="mb-2 font-sans text-sm font-semibold text-muted">{m.person_role_may()}</h3>
      <RightList role={person.role} />
    </PersonSection>
  )
}
