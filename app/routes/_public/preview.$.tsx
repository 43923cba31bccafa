import { createFileRoute } from '@tanstack/react-router'
import { loadPreview, PreviewPage } from '#app/features/content/preview-page.tsx'
import { pageHead } from '#app/layouts/head.ts'

export const Route = createFileRoute('/_public/preview/$')({
  staticData: { isPersonal: true, isUnlisted: true },
  loader: loadPreview,
  staleTime: Infinity, // what the server has rendered stays; coming back loads the page anew
  gcTime: 0,
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title) : {}),
  component: () => <PreviewPage {...Route.useLoaderData()} />,
})
