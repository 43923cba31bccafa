import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { missedQuery } from '#app/features/search/missed-query.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What visitors looked for and nothing has, the most frequent first: answers to write. */
export function MissedSearches() {
  const { data, error, isPending } = useQuery(missedQuery())
  const forget = useStaffAction()
  return (
    <section className="mt-12 max-w-page" aria-labelledby="missed-searches">
      <h2 id="missed-searches" className="font-sans text-lg">
        {m.missed()}
      </h2>
      <p className="mb-4 max-w-text text-sm text-muted">{m.missed_text()}</p>
      {error && <ErrorState title={m.missed_failed()} />}
      {isPending && <Spinner label={m.missed_loading()} />}
      {data?.length === 0 && <EmptyState title={m.missed_none()} />}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {data?.map(({ words, count }) => (
          <li key={words} className="flex flex-wrap items-center gap-x-4 py-1">
            <span lang={languageOf(words)} className="min-w-0 grow wrap-anywhere">
              {words}
            </span>
            <span className="text-sm text-muted">{m.missed_count(plural(count))}</span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={m.missed_remove_label({ words })}
              busy={forget.pending === words}
              onClick={() => {
                const work = () => trpcClient().search.forget.mutate({ words })
                void forget.run(work, { of: words, done: m.missed_gone({ words }) })
              }}
            >
              {m.missed_remove()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
