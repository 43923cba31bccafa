import { Badge } from '@agency/ui/Badge'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ListState } from '#server/drafts/list-states.ts'

/** What visitors do not see of a record yet; nothing where they see all of it. */
export function StateBadge({ isLive, hasDraft, publishAt }: ListState) {
  if (publishAt)
    return (
      <Badge variant="accent">
        {m.list_state_scheduled({ at: formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </Badge>
    )
  if (!isLive) return <Badge variant="brand">{m.list_state_draft()}</Badge>
  return hasDraft && <Badge variant="brand">{m.list_state_changed()}</Badge>
}
