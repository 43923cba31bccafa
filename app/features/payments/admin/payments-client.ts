import { trpcClient } from '#app/rendering/trpc.ts'

/** What can be done with money. */
export const paymentsClient = (): ReturnType<typeof trpcClient>['payments'] => trpcClient().payments
