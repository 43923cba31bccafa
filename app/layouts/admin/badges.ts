import { useQuery } from '@tanstack/react-query'
import { load, trpc } from '#app/rendering/trpc.ts'

const EVERY_MS = 60_000

const badgesQuery = () => trpc().dashboard.badges.queryOptions()

/** A page is shown without them when they cannot be read. */
export async function loadBadges(): Promise<void> {
  await load(badgesQuery()).catch(() => {})
}

/** How much waits behind each entry of the sidebar, by its path; asked again each minute and whenever the tab is shown. */
export function useBadges(): Record<string, number> {
  const { data = {} } = useQuery({ ...badgesQuery(), refetchInterval: EVERY_MS, refetchOnWindowFocus: 'always' })
  return data
}
