import { fillSlots } from '#server/agency.ts'
import { type Document, findDocument } from '#server/drafts/documents.ts'
import { procedureContent } from '#server/features/procedure/content.ts'
import type { Procedure } from '#server/features/procedure/schema.ts'

export type ProcedureDocument = Document<Procedure>

/** The recruitment procedure as it is published, or null while nobody has written it. */
export async function find(): Promise<ProcedureDocument | null> {
  const published = await findDocument(procedureContent, 'procedure')
  return published ? fillSlots(published) : null
}
