import { lateForm } from '#app/rendering/late-form.tsx'

export const { Form: LateDemandSection, prepare: prepareDemandSection } = lateForm(
  async () => (await import('./demand-section.tsx')).DemandSection,
)
