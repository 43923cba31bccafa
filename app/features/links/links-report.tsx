import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DeadLinkList } from './dead-link-list.tsx'
import { watchedLinks } from './queries.ts'

/** Every link in the texts of the site that leads nowhere, and a button that asks the other sites again. */
export function LinksReport() {
  const { data } = useQuery(watchedLinks())
  const { act, isPending } = useStaffAction()
  if (!data) return null
  const { dead, outer, unchecked, checkedAt, isChecking } = data
  return (
    <section aria-labelledby="links" className="mt-16 max-w-page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="links" className="font-sans text-xl">
          {m.links_title()}
        </h2>
        {outer > 0 && (
          <Button
            variant="secondary"
            busy={isPending || isChecking}
            onClick={() => void act(() => trpcClient().links.check.mutate(), m.links_checking())}
          >
            {m.links_check()}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {isChecking ? m.links_checking() : dead.length === 0 ? m.links_none() : m.page_dead_links(plural(dead.length))}
      </p>
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">
        {checkedAt ? m.links_checked({ date: formatDate(checkedAt, { dateStyle: 'long' }) }) : m.links_own_only()}
        {unchecked > 0 && ` ${m.links_unchecked(plural(unchecked))}`}
      </p>
      {dead.length > 0 && <DeadLinkList links={dead} hasRecords />}
    </section>
  )
}
