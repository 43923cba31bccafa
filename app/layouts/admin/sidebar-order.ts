import { toast } from '@agency/ui/Toasts'
import { useQuery } from '@tanstack/react-query'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { type Entry, entriesFor } from '#app/staff/sidebar.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Me } from './require-staff.ts'

export const sidebarOrderQuery = () => trpc().accounts.own.sidebar.queryOptions()

/** The entries of the sidebar as this person has ordered them. */
export function useEntries(me: Me): Entry[] {
  const { data: order } = useQuery(sidebarOrderQuery())
  return entriesFor(me, order)
}

/** Keeps another order of the sidebar, which shows at once; none is that of everybody. Presses are sent one after the other. */
export function useOrderSidebar() {
  const { mutateAsync } = useStaffMutation({
    ...trpc().accounts.own.orderSidebar.mutationOptions(),
    scope: { id: 'sidebar' },
  })
  return async (order: string[], done?: string) => {
    const { queryKey } = sidebarOrderQuery()
    queryClient().setQueryData(queryKey, order)
    try {
      await mutateAsync({ order })
      if (done) toast.success(done)
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      await queryClient().invalidateQueries({ queryKey })
    }
  }
}
