import { createFileRoute } from '@tanstack/react-router'
import { agencyData } from '#app/head.ts'
import { stillPage } from '#app/still.tsx'

const page = stillPage(() => import('./-about-us.tsx'), {})

export const Route = createFileRoute('/_public/about-us')({
  ...page,
  head: context => ({ ...page.head(context), scripts: [agencyData()] }),
})
