import { trpc } from '#app/rendering/trpc.ts'

/** What visitors looked for and nothing has. */
export const missedQuery = () => trpc().search.missed.queryOptions()
