import { createFileRoute } from '@tanstack/react-router'
import { agencyData } from '#app/layouts/head.ts'
import { staticPage } from '#app/rendering/static-component.tsx'

const page = staticPage(() => import('#app/features/pages/about-page.tsx'), {})

export const Route = createFileRoute('/_public/about-us')({
  ...page,
  head: context => ({ ...page.head(context), scripts: [agencyData()] }),
})
