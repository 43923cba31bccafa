import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/manpower-service')({
  ...stillPage(() => import('./-service-page.tsx'), { service: 'manpower' }),
})
