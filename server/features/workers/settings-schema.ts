import { countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { STAGES, stateLabels } from '#server/features/applications/schema.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import { defineGroup } from '#server/features/settings/schema.ts'
import { NEEDABLE } from '#server/features/workers/schema.ts'

/** What somebody needs who comes to a stage; a stage without a row needs what is usual. */
export const stageSettings = defineGroup({
  group: 'stages',
  place: 90,
  label: m.settings_stages,
  fields: {},
  lists: {
    rows: {
      label: m.settings_stages_rows,
      one: m.settings_stages_row,
      max: 200,
      fields: {
        stage: {
          kind: 'choice',
          label: m.settings_stages_stage,
          required: m.settings_stages_stage_needed,
          options: STAGES.map(value => ({ value, label: stateLabels[value] })),
        },
        country: {
          kind: 'choice',
          label: m.settings_stages_country,
          hint: m.settings_stages_country_hint,
          options: countryOptions,
        },
        ...(Object.fromEntries(NEEDABLE.map(kind => [kind, { kind: 'check', label: kindLabels[kind] }])) as Record<
          (typeof NEEDABLE)[number],
          { kind: 'check'; label: () => string }
        >),
      },
    },
  },
  rules: ({ rows }) =>
    rows.flatMap(({ stage, country = '' }, n) =>
      rows.slice(0, n).some(row => row.stage === stage && (row.country ?? '') === country)
        ? [{ path: ['rows', n, 'country'], message: m.settings_stages_twice() }]
        : [],
    ),
})

/** A file, from its last change on, and while it has applications. */
export const workerRetention: Retention = {
  field: 'workerMonths',
  place: 50,
  label: m.settings_retention_worker,
  hint: m.settings_retention_worker_hint,
  usual: 60,
}
