import { createFileRoute } from '@tanstack/react-router'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/pages/services-page.tsx')
const ServicesPage = staticComponent(load, 'ServicesPage')

export const Route = createFileRoute('/_public/all-services')({
  staticData: { isOfRecords: true },
  loader: async () => (await loadStatic(load)).loadServicesPage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicesPage {...Route.useLoaderData().shown} />,
})
