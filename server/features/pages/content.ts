import { defineDocument } from '#server/features/content/domain.ts'
import { pageFields, pageIds, pageLists } from '#server/features/pages/schema.ts'

/** The pages whose texts staff write. */
export const pagesContent = defineDocument({
  feature: 'pages',
  fields: pageFields,
  lists: pageLists,
  fixedIds: pageIds,
  title: ({ title = '' }) => title,
})
