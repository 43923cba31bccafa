import { createFileRoute } from '@tanstack/react-router'

/** The staff pages of a content type whose list and form are made of its fields. */
export const Route = createFileRoute('/admin/$type')({
  // every visitor loads this route, only staff the types
  beforeLoad: async ({ params, context }) =>
    (await import('#app/features/content/require-type.ts')).requireType(params.type, context.me),
})
