import { createFileRoute } from '@tanstack/react-router'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/fees/public/fees-page.tsx')
const FeesPage = staticComponent(load, 'FeesPage')

export const Route = createFileRoute('/_public/licence-and-fees')({
  staticData: { isReadAloud: true },
  loader: async () => (await loadStatic(load)).loadFeesPage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <FeesPage {...Route.useLoaderData().shown} />,
})
