import { createFileRoute } from '@tanstack/react-router'
import { loadPicture, PictureMissing, PicturePage } from '#app/features/media/admin/picture-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/media/$id')({
  staticData: { right: 'content' },
  loader: ({ params }) => loadPicture(params.id),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.name ?? m.media_title()),
  component: PicturePage,
  errorComponent: PictureMissing,
  notFoundComponent: PictureMissing,
})
