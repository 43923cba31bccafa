import { defineDocument } from '#server/features/content/domain.ts'
import { type Procedure, procedureFields, procedureLists } from '#server/features/procedure/schema.ts'
import { fillSlots } from '#server/site/agency.ts'
import { type Document, findDocument } from '#server/drafts/documents.ts'

/** The recruitment procedure: one record. */
export const procedureContent = defineDocument({
  feature: 'procedure',
  fields: procedureFields,
  lists: procedureLists,
  fixedIds: ['procedure'],
  title: ({ title = '' }) => title,
})

export type ProcedureDocument = Document<Procedure>

/** The recruitment procedure as it is published, or null while nobody has written it. */
export async function find(): Promise<ProcedureDocument | null> {
  const published = await findDocument(procedureContent, 'procedure')
  return published ? fillSlots(published) : null
}
