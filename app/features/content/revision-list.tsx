import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { History, Revision } from './history-queries.ts'
import type { HistorySearch } from './history-search.ts'

const actions = {
  created: m.history_created,
  drafted: m.history_drafted,
  published: m.history_published,
  changed: m.history_changed,
  unpublished: m.history_unpublished,
  deleted: m.history_deleted,
  restored: m.history_restored,
}

type Props = { history: History; shown: number | undefined; search: HistorySearch; onChoose: () => void }

/** The saved states of a record, newest first; choosing one shows what changed in it. */
export function RevisionList({ history: { revisions, hasMore }, shown, search, onChoose }: Props) {
  return (
    <nav
      id="versions"
      tabIndex={-1}
      aria-label={m.history_versions()}
      className="min-w-0 rounded-lg border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <ol className="divide-y divide-line">
        {revisions.map(revision => (
          <li key={revision.number}>
            <Link
              to="."
              search={before => ({ ...before, number: revision.number, against: undefined })}
              activeOptions={{ exact: true }}
              aria-current={revision.number === shown}
              resetScroll={false}
              onClick={revision.number === shown ? undefined : onChoose}
              className="grid gap-1 border-s-4 border-transparent px-4 py-3 hover:bg-sunken active:bg-line focus-visible:-outline-offset-3 aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-sm text-muted tabular-nums">{formatNumber(revision.number)}</span>
                <span className="min-w-0 font-semibold wrap-anywhere">{describeAction(revision)}</span>
                <StateBadges {...revision} />
              </span>
              <span className="text-sm text-muted wrap-anywhere">{describeAuthor(revision)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {(hasMore || search.before) && (
        <p className="flex flex-wrap gap-3 border-t border-line p-3">
          {search.before && <PageLink before={undefined} label={m.history_newest()} />}
          {hasMore && <PageLink before={revisions.at(-1)?.number} label={m.history_older()} />}
        </p>
      )}
    </nav>
  )
}

/** What was done, as a word. */
export function describeAction({ action, restoredFrom }: Revision): string {
  if (restoredFrom === null) return actions[action]()
  const from = { number: formatNumber(restoredFrom) }
  return action === 'drafted' ? m.history_drafted_from(from) : m.history_restored_from(from)
}

/** When and by whom. */
export const describeAuthor = ({ at, by }: Pick<Revision, 'at' | 'by'>): string =>
  `${formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })} · ${by}`

function StateBadges({ isLive, isDraft }: Pick<Revision, 'isLive' | 'isDraft'>) {
  return (
    <>
      {isLive && <Badge variant="success">{m.history_live()}</Badge>}
      {isDraft && <Badge variant="brand">{m.list_state_draft()}</Badge>}
    </>
  )
}

function PageLink({ before, label }: { before: number | undefined; label: string }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="." search={{ before }} onClick={() => document.getElementById('versions')?.focus()}>
        {label}
      </Link>
    </Button>
  )
}
