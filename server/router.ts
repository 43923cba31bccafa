import { accountsRouter } from '#server/accounts/router.ts'
import { clientsRouter } from '#server/clients/router.ts'
import { router } from '#server/trpc.ts'

export const appRouter = router({ accounts: accountsRouter, clients: clientsRouter })
export type AppRouter = typeof appRouter
