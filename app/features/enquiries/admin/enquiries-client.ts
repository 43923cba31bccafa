import { trpcClient } from '#app/rendering/trpc.ts'

/** What can be done with enquiries. */
export const enquiriesClient = (): ReturnType<typeof trpcClient>['enquiries'] => trpcClient().enquiries
