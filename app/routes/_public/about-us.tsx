import { createFileRoute } from '@tanstack/react-router'
import { loadWrittenPage, WrittenPage } from '#app/features/pages/written-page.ts'

export const Route = createFileRoute('/_public/about-us')({
  staticData: { isOfRecords: true },
  loader: () => loadWrittenPage('about'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <WrittenPage {...Route.useLoaderData().shown} />,
})
