import { createFileRoute } from '@tanstack/react-router'
import { AlbumFormPage } from '#app/features/gallery/admin/album-form-page.tsx'

export const Route = createFileRoute('/admin/gallery/_form')({
  staticData: { right: 'content' },
  component: AlbumFormPage,
})
