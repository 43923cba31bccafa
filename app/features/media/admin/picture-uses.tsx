import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Use = Outputs['media']['byPath']['uses'][number]

/** The records that have a picture, each with a link to its form, or to the trash. */
export function PictureUses({ uses }: { uses: Use[] }) {
  if (uses.length === 0) return <p className="text-muted">{m.media_unused_text()}</p>
  return (
    <ul aria-label={m.media_used()} className="divide-y divide-line border-y border-line">
      {uses.map(use => (
        <li key={`${use.feature} ${use._id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="text-sm text-muted">{contentTypes[use.feature]?.one()}</span>
          <Link
            to={use.isDeleted ? '/admin/trash' : (contentTypes[use.feature]?.editPage(use._id) ?? '/admin')}
            className={`${standaloneLink} wrap-anywhere`}
            {...nameOf(use.title)}
          />
          <span className="flex flex-wrap gap-2">
            {placesOf(use).map(place => (
              <Badge key={place}>{place}</Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function placesOf({ isLive, isDraft, isDeleted }: Use): string[] {
  if (isDeleted) return [m.media_use_trash()]
  if (!isLive && !isDraft) return [m.media_use_history()]
  return [...(isLive ? [m.media_use_live()] : []), ...(isDraft ? [m.media_use_draft()] : [])]
}
