import { trpcClient } from '#app/rendering/trpc.ts'

/** What can be done with the files of workers. */
export const workersClient = (): ReturnType<typeof trpcClient>['workers'] => trpcClient().workers
