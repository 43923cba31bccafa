import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FormSection } from '#app/editor/form-section.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { readPicture } from '#server/files/schema.ts'
import { DeletePicture } from './delete-picture.tsx'
import { nameOfPicture, pathOfPicture } from './media-card.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureUses } from './picture-uses.tsx'
import { ReplacePicture } from './replace-picture.tsx'

const route = getRouteApi('/admin/media/$id')

const pictureQuery = (id: string) => trpc().media.byPath.queryOptions({ path: pathOfPicture(id) })

/** Loads one picture, and gives what the page's title names. */
export async function loadPicture(id: string): Promise<{ name: string }> {
  return { name: nameOfPicture(await load(pictureQuery(id))) }
}

/** One picture: what is said of it, where it is used, and what can be done with it. */
export function PicturePage() {
  const { data: picture } = useSuspenseQuery(pictureQuery(route.useParams().id))
  const { path, uses } = picture
  return (
    <>
      <p className="mb-4">
        <TextLink to="/admin/media">{m.media_all()}</TextLink>
      </p>
      <PageHeader variant="staff" title={nameOfPicture(picture)} description={describe(picture)} />
      <div className="grid max-w-page gap-12">
        <PictureFacts key={path} picture={picture} />
        <FormSection title={m.media_used()}>
          <PictureUses uses={uses} />
          <div className="flex flex-wrap gap-3">
            {uses.some(({ isLive, isDraft }) => isLive || isDraft) && <ReplacePicture picture={picture} />}
            {uses.length === 0 && <DeletePicture picture={picture} />}
          </div>
        </FormSection>
      </div>
    </>
  )
}

export function PictureMissing() {
  return <RecordMissing title={m.media_title()} message={m.media_missing()} to="/admin/media" label={m.media_all()} />
}

function describe({
  path,
  bytes,
  createdAt,
  createdBy,
}: {
  path: string
  bytes: number
  createdAt: string
  createdBy: string
}) {
  const { width = 0, height = 0 } = readPicture(path) ?? {}
  const facts = m.media_facts_of({
    width: formatNumber(width),
    height: formatNumber(height),
    size: formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' }),
    date: formatDate(createdAt, { dateStyle: 'medium' }),
  })
  return createdBy ? m.media_facts_by({ facts, name: createdBy }) : facts
}
