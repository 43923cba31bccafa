import { EmptyState } from '@agency/ui/EmptyState'
import { Images } from 'lucide-react'
import { DocumentList } from '#app/features/content/document-list.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Pictures = { picture?: string }[] | undefined

/** The albums of the gallery in the order in which visitors see them. */
export function AlbumsPage() {
  return (
    <DocumentList
      feature="gallery"
      addLabel={m.album_add()}
      addPage="/admin/gallery/add"
      pictureOf={({ pictures }) => (pictures as Pictures)?.find(({ picture }) => picture)?.picture}
      describe={({ pictures }) => m.album_count(plural((pictures as Pictures)?.length ?? 0))}
      empty={
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title={m.gallery_admin_empty()}
          description={m.gallery_admin_empty_text()}
        />
      }
    />
  )
}
