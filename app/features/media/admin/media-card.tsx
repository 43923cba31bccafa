import { Badge } from '@agency/ui/Badge'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { nameOf } from '#server/files/schema.ts'

export type LibraryPicture = Outputs['media']['list']['rows'][number]

export const nameOfPicture = ({ name }: { name: string }) => name || m.media_unnamed()

/** The last part of the address of a picture's page, and back. */
export const idOfPicture = (path: string) => nameOf(path).replace('.webp', '')
export const pathOfPicture = (id: string) => `/pictures/${id}.webp`

/** A picture of the library with what is missing; its name leads to its page. */
export function MediaCard({ picture }: { picture: LibraryPicture }) {
  const { path, alt, altBn, isDecorative, focus, uses } = picture
  const name = nameOfPicture(picture)
  return (
    <Card padding="none" className="relative flex flex-col overflow-hidden">
      <StoredPicture url={path} alt="" focus={focus} sizes="(min-width: 64rem) 22rem, 100vw" className="aspect-3/2" />
      <div className="grid grow content-start gap-2 p-4">
        <Link
          to="/admin/media/$id"
          params={{ id: idOfPicture(path) }}
          aria-label={m.media_open({ name })}
          className={`${link} font-semibold wrap-anywhere after:absolute after:inset-0`}
        >
          {name}
        </Link>
        {alt && <p className="line-clamp-2 text-sm text-muted wrap-anywhere" {...localizedText(alt, altBn)} />}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {isDecorative && <Badge>{m.media_alt_decorative()}</Badge>}
          {!alt && !isDecorative && <Badge variant="accent">{m.media_missing_alt()}</Badge>}
          {uses > 0 ? m.media_uses(plural(uses)) : m.media_unused()}
        </p>
      </div>
    </Card>
  )
}
