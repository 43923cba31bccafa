import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

export const Route = createFileRoute('/_public/mission-vision')({
  ...stillPage(() => import('./-mission-vision.tsx'), {}),
})
