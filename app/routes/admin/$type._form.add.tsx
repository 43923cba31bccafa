import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'

export const Route = createFileRoute('/admin/$type/_form/add')({
  head: ({ match }) => pageHead(match.context.titles.add),
})
