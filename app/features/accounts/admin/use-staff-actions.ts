import { useMutation } from '@tanstack/react-query'
import { useAction } from '#app/editor/use-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { LinkRequest } from './link-dialog.tsx'
import type { Person } from './staff-table.tsx'

/** Approving, suspending, and links to choose a new password; `busyId` is the person with whom that is under way. */
export function useStaffActions() {
  const { staff } = trpc().accounts
  const approve = useAction(staff.approve.mutationOptions())
  const suspend = useAction(staff.suspend.mutationOptions())
  const { mutateAsync: makeResetLink } = useMutation(staff.resetLink.mutationOptions())
  return {
    busyId: approve.pending?.id ?? suspend.pending?.id,
    approve: ({ id, name }: Person) => approve.act({ id }, m.staff_approved({ name })),
    suspend: ({ id, name }: Person) => suspend.act({ id }, m.staff_suspended({ name })),
    resetLink: ({ id, name }: Person): LinkRequest => ({
      title: m.staff_reset_link_of({ name }),
      text: m.staff_reset_link_text({ name }),
      make: proof => makeResetLink({ ...proof, id }),
    }),
  }
}
