import { createFileRoute } from '@tanstack/react-router'
import { loadWrittenPage, WrittenPage } from '#app/features/pages/written-page.ts'

export const Route = createFileRoute('/_public/mission-vision')({
  staticData: { isOfRecords: true },
  loader: () => loadWrittenPage('mission-vision'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <WrittenPage {...Route.useLoaderData().shown} />,
})
