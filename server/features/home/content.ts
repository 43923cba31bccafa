import { defineDocument } from '#server/features/content/domain.ts'
import { homeFields, homeLists } from '#server/features/home/schema.ts'

/** The texts of the home page: one record. */
export const homeContent = defineDocument({
  feature: 'home',
  fields: homeFields,
  lists: homeLists,
  fixedIds: ['home'],
  title: ({ title = '' }) => title,
})
