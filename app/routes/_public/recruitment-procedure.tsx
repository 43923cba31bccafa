import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/recruitment-procedure')({
  ...stillPage(() => import('./-recruitment-procedure.tsx'), {}),
})
