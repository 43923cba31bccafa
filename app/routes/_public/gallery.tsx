import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage, loadGallery } from '#app/features/gallery/gallery-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/gallery')({
  staticData: { part: 'gallery' },
  loader: () => loadGallery(),
  head: ({ loaderData: { page } = {} }) =>
    pageHead(
      page?.title.children ?? m.gallery_title(),
      page?.description.children || (import.meta.env.SSR && m.gallery_description({ name: agency().name })),
    ),
  component: () => <GalleryPage {...Route.useLoaderData()} />,
})
