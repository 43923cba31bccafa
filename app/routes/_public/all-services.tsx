import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/all-services')({ ...stillPage(() => import('./-all-services.tsx'), {}) })
