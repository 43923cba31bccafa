import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DeadLink } from './queries.ts'

/** Links that lead nowhere: where each stands, and why; with records, each after a link to the form of its own. */
export function DeadLinkList({ links, hasRecords }: { links: DeadLink[]; hasRecords?: boolean }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {links.map(found => {
        const { feature, _id, href, place, problem, isDraft, checkedAt } = found
        return (
          <li key={`${feature} ${_id} ${place} ${href}`} className="grid gap-1 py-3">
            {hasRecords && <RecordLink {...found} />}
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <code className="text-sm wrap-anywhere">{href}</code>
              {isDraft && <Badge>{m.links_in_draft()}</Badge>}
            </p>
            <p className="text-sm">{problem}</p>
            <p className="text-sm text-muted">
              {place}
              {checkedAt && ` · ${formatDate(checkedAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The name alone where this person may not edit the record. */
function RecordLink({ feature, _id, title, mayEdit }: DeadLink) {
  const type = contentTypes[feature]
  if (!type || !mayEdit) return <p className="wrap-anywhere" {...nameOf(title)} />
  return (
    <Link to={type.editPage(_id)} className={`${standaloneLink} justify-self-start wrap-anywhere`} {...nameOf(title)} />
  )
}
