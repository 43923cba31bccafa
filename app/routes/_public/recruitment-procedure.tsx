import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/recruitment-procedure')({
  staticData: { isOfRecords: true, isReadAloud: true },
  ...staticPage(() => import('#app/features/procedure/procedure-page.tsx'), {}),
})
