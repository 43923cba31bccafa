import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { draftOf } from '#app/features/vacancies/draft.ts'
import { localizeVacancy } from '#app/features/vacancies/queries.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { definePreview } from '#app/staff/preview.ts'

const loadJob = () => import('#app/features/vacancies/public/job-page.tsx')

export const preview = definePreview({
  async load(record) {
    await loadStatic(loadJob)
    const vacancy = localizeVacancy(draftOf(record))
    return {
      title: contentTypes.vacancies!.title(record as Record<string, unknown>).children,
      props: { vacancy, similar: [] },
    }
  },
  Page: staticComponent(loadJob, 'JobPage'),
})
