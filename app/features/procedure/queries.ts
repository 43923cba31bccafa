import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizeTexts } from '#i18n/locale.ts'
import type { ProcedureDocument } from '#server/features/procedure/domain.ts'

export type LocalizedProcedure = ReturnType<typeof localizeProcedure>
export type ShortProcedure = NonNullable<ReturnType<typeof shortened>>
export type { ProcedureDocument }

/** The recruitment procedure in the language of the reader, or null while nobody has written it. */
export async function findProcedure() {
  const procedure = await queryProcedure('procedure.find')
  return procedure && localizeProcedure(procedure)
}

/** The recruitment procedure with its texts in the language of the reader. */
export function localizeProcedure({ steps, picture, ...texts }: ProcedureDocument) {
  return {
    picture,
    ...localizeTexts(texts, 'title', 'lead', 'total', 'homeLead', 'description'),
    steps: steps.map(({ isOnHome = false, isForEmployer = false, ...step }) => ({
      isOnHome,
      isForEmployer,
      ...localizeTexts(step, 'title', 'summary', 'text', 'who', 'days', 'documents'),
    })),
  }
}

/** What the home page shows of the procedure: the steps that staff have chosen; null without any. */
export function shortened(procedure: LocalizedProcedure | null) {
  const steps = procedure?.steps.flatMap(({ isOnHome, title, summary }) => (isOnHome ? [{ title, summary }] : [])) ?? []
  return procedure && steps.length > 0 ? { title: procedure.title, lead: procedure.homeLead, steps } : null
}
