import { type Outputs, trpc } from '#app/rendering/trpc.ts'

const POLL_MS = 2_000

export type DeadLink = Outputs['links']['report']['dead'][number]

/** Which links lead nowhere. */
export const linksQuery = () => trpc().links.report.queryOptions()

/** The same for a component: fetched again while links are being checked. */
export const watchedLinks = () =>
  trpc().links.report.queryOptions(undefined, {
    refetchInterval: ({ state }) => (state.data?.isChecking ? POLL_MS : false),
  })
