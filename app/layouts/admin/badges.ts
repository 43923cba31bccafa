import { useQuery } from '@tanstack/react-query'
import { trpc } from '#app/rendering/trpc.ts'

const EVERY_MS = 60_000

export const badgesQuery = () => trpc().dashboard.badges.queryOptions()

/** How much waits behind each entry of the sidebar, by its path; asked again each minute and whenever the tab is shown. */
export function useBadges(): Record<string, number> {
  const { data = {} } = useQuery({ ...badgesQuery(), refetchInterval: EVERY_MS, refetchOnWindowFocus: 'always' })
  return data
}
