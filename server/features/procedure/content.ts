import { defineDocument } from '#server/features/content/domain.ts'
import { procedureFields, procedureLists } from '#server/features/procedure/schema.ts'

/** The recruitment procedure: one record. */
export const procedureContent = defineDocument({
  feature: 'procedure',
  fields: procedureFields,
  lists: procedureLists,
  fixedIds: ['procedure'],
  title: ({ title = '' }) => title,
})
