import { localizeProcedure, type ProcedureDocument } from '#app/features/procedure/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { named, definePreview } from '#app/staff/preview.ts'

const loadProcedure = () => import('#app/features/procedure/procedure-page.tsx')

export const preview = definePreview({
  async load(record) {
    await loadStatic(loadProcedure)
    const procedure = localizeProcedure(named(record as ProcedureDocument, 'title', 'titleBn'))
    return { title: procedure.title.children, props: { procedure } }
  },
  Page: staticComponent(loadProcedure, 'ProcedurePage'),
})
