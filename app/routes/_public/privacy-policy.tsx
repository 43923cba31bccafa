import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/privacy-policy')({
  ...stillPage(() => import('./-privacy-policy.tsx'), {}),
})
