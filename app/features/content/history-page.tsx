import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { useList } from '#app/list/use-list.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Comparison } from './comparison.tsx'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { historyQuery, shownNumber } from './history-queries.ts'
import { RestoreRevision } from './restore-revision.tsx'
import { RevisionList } from './revision-list.tsx'

const route = getRouteApi('/admin/history/$feature/$id')

/** Every saved state of a record, what changed in each, and the way back to it. */
export function HistoryPage() {
  const record = route.useParams()
  const search = route.useSearch()
  const { data: history, error } = useList(historyQuery(record, search))
  const number = history && shownNumber(history, search)
  const { titleRef, focusTitle } = useFocusOnChoice()
  const type = contentTypes[record.feature]
  if (error) return <LoadFailed error={error} />
  if (!history || !type) return <Spinner label={m.history_loading()} />
  const title = nameOf(history.title)
  return (
    <>
      <PageHeader
        variant="staff"
        eyebrow={type.one()}
        title={m.history_title()}
        description={<span {...title} />}
        actions={
          history.inForm !== null && (
            <Button asChild variant="secondary">
              <Link to={type.editPage(record.id)} aria-label={m.content_edit({ title: title.children })}>
                <Pencil aria-hidden="true" />
                {m.manage_edit()}
              </Link>
            </Button>
          )
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <RevisionList history={history} shown={number} search={search} onChoose={focusTitle} />
        {number !== undefined && (
          <Comparison
            type={type}
            record={record}
            number={number}
            against={search.against === number ? undefined : search.against}
            revisions={history.revisions}
            titleRef={titleRef}
          >
            <RestoreRevision {...record} number={number} history={history} editPage={type.editPage(record.id)} />
          </Comparison>
        )}
      </div>
    </>
  )
}

/** Choosing a state moves the focus to what changed in it, which on phones is below the list. */
function useFocusOnChoice() {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const isChosen = useRef(false)
  useEffect(() => {
    if (isChosen.current) titleRef.current?.focus()
    isChosen.current = false
  })
  return {
    titleRef,
    focusTitle: () => {
      isChosen.current = true
    },
  }
}
