import { type Document, findDocument } from '#server/content/documents.ts'
import { procedureContent } from '#server/features/procedure/content.ts'
import type { Procedure } from '#server/features/procedure/schema.ts'

export type ProcedureDocument = Document<Procedure>

/** The recruitment procedure as it is published, or null while nobody has written it. */
export const find = async (): Promise<ProcedureDocument | null> =>
  (await findDocument(procedureContent, 'procedure')) ?? null
