import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/licence-and-fees')({
  staticData: { isReadAloud: true },
  ...staticPage(() => import('#app/features/fees/public/fees-page.tsx'), {}),
})
