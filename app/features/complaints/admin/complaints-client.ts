import { trpcClient } from '#app/rendering/trpc.ts'

/** What officers do with complaints. */
export const complaintsClient = (): ReturnType<typeof trpcClient>['complaints'] => trpcClient().complaints
