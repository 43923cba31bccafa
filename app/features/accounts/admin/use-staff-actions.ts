import { useAction } from '#app/editor/use-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Person } from './people.ts'

type Named = { id: string; name: string }
type Role = Person['role']

/** Approving and suspending; `busyId` is the person with whom that is under way. */
export function useStaffActions() {
  const { staff } = trpc().accounts
  const approve = useAction(staff.approve.mutationOptions())
  const suspend = useAction(staff.suspend.mutationOptions())
  return {
    busyId: approve.pending?.id ?? suspend.pending?.id,
    approve: ({ id, name }: Named, role?: Role) => approve.act({ id, role }, m.staff_approved({ name })),
    suspend: ({ id, name }: Named) => suspend.act({ id }, m.staff_suspended({ name })),
  }
}
