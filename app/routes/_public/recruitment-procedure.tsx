import { createFileRoute } from '@tanstack/react-router'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/procedure/procedure-page.tsx')
const ProcedurePage = staticComponent(load, 'ProcedurePage')

export const Route = createFileRoute('/_public/recruitment-procedure')({
  staticData: { isOfRecords: true, isReadAloud: true },
  loader: async () => (await loadStatic(load)).loadProcedurePage(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ProcedurePage {...Route.useLoaderData().shown} />,
})
