import { lateForm } from '#app/rendering/late-form.tsx'

export const { Form: LateApplySection, prepare: prepareApplySection } = lateForm(
  async () => (await import('./apply-section.tsx')).ApplySection,
)
