import type { StaffScreens } from '#app/staff/content-type.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { StageRow } from '#server/features/workers/stages.shared.ts'
import type { ValidityRow } from '#server/features/workers/validity.shared.ts'
import { StagesNow } from './stages-now.tsx'
import { ValidityNow } from './validity-now.tsx'

/** The form of what stages need, and of how long that is valid: above the rows, what follows from them. */
export const stageScreens: StaffScreens = {
  sections: () => [
    {
      title: m.settings_stages_now(),
      renderNote: values => <StagesNow rows={(values.rows ?? []) as StageRow[]} />,
    },
    { title: m.settings_stages_rows(), list: 'rows' },
    {
      title: m.settings_validity_now(),
      renderNote: values => <ValidityNow rows={(values.validity ?? []) as ValidityRow[]} />,
      list: 'validity',
    },
  ],
}
