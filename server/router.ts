import { accountsRouter } from '#server/accounts/router.ts'
import { activityRouter } from '#server/activity/router.ts'
import { clientsRouter } from '#server/clients/router.ts'
import { enquiriesRouter } from '#server/enquiries/router.ts'
import { operationsRouter } from '#server/operations/router.ts'
import { router } from '#server/trpc.ts'

export const appRouter = router({
  accounts: accountsRouter,
  activity: activityRouter,
  clients: clientsRouter,
  enquiries: enquiriesRouter,
  operations: operationsRouter,
})
export type AppRouter = typeof appRouter
