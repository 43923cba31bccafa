import { trpcClient } from '#app/rendering/trpc.ts'

/** What can be done with demands. */
export const demandsClient = (): ReturnType<typeof trpcClient>['demands'] => trpcClient().demands
