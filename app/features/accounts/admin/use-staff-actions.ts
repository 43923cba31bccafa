import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Person } from './people.ts'

type Named = { id: string; name: string }
type Role = Person['role']

/** Approving and suspending; `busyId` is the person with whom that is under way. */
export function useStaffActions() {
  const { run, pending } = useStaffAction()
  const { staff } = trpcClient().accounts
  return {
    busyId: pending,
    approve: ({ id, name }: Named, role?: Role) =>
      run(() => staff.approve.mutate({ id, role }), { of: id, done: m.staff_approved({ name }) }),
    suspend: ({ id, name }: Named) =>
      run(() => staff.suspend.mutate({ id }), { of: id, done: m.staff_suspended({ name }) }),
  }
}
