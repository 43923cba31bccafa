import { accountsRouter } from '#server/features/accounts/router.ts'
import { activityRouter } from '#server/features/activity/router.ts'
import { clientsRouter } from '#server/features/clients/router.ts'
import { enquiriesRouter } from '#server/features/enquiries/router.ts'
import { operationsRouter } from '#server/features/dashboard/router.ts'
import { router } from '#server/trpc/procedures.ts'

export const appRouter = router({
  accounts: accountsRouter,
  activity: activityRouter,
  clients: clientsRouter,
  enquiries: enquiriesRouter,
  operations: operationsRouter,
})
export type AppRouter = typeof appRouter
