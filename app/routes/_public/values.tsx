import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/values')({ ...stillPage(() => import('./-values.tsx'), {}) })
