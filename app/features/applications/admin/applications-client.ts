import { trpcClient } from '#app/rendering/trpc.ts'

/** What can be done with applications. */
export const applicationsClient = (): ReturnType<typeof trpcClient>['applications'] => trpcClient().applications
