import { countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { STAGES, stateLabels } from '#server/features/applications/schema.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import { defineGroup } from '#server/features/settings/schema.ts'
import { pastDays } from '#server/drafts/document-schema.ts'
import { NEEDABLE } from '#server/features/workers/schema.ts'
import { LASTING, LASTS_AFTER, lastsAfterLabels } from '#server/features/workers/validity.shared.ts'

/** A passport is valid for ten years. */
const VALIDITY_MONTHS_MAX = 120

/** Why nothing fulfils a rule; undefined for one that can be fulfilled. */
function impossible(kind: string, months: number, after: string): string | undefined {
  if (kind === 'contract' && after === 'contract' && months > 0) return m.settings_validity_contract()
  // it is issued before somebody enters
  return kind === 'passport' && months >= VALIDITY_MONTHS_MAX ? m.settings_validity_passport() : undefined
}

/** What somebody needs who comes to a stage, and how long that has to be valid; without a row it is what is usual. */
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
    validity: {
      label: m.settings_validity,
      one: m.settings_validity_row,
      max: 200,
      fields: {
        kind: {
          kind: 'choice',
          label: m.settings_validity_kind,
          required: m.settings_validity_kind_needed,
          options: LASTING.map(value => ({ value, label: kindLabels[value] })),
        },
        country: {
          kind: 'choice',
          label: m.settings_stages_country,
          hint: m.settings_stages_country_hint,
          options: countryOptions,
        },
        months: {
          kind: 'number',
          label: m.settings_validity_months,
          hint: m.settings_validity_months_hint,
          required: m.settings_validity_months_needed,
          limits: { least: 0, greatest: VALIDITY_MONTHS_MAX },
        },
        after: {
          kind: 'choice',
          label: m.settings_validity_after,
          required: m.settings_validity_after_needed,
          options: LASTS_AFTER.map(value => ({ value, label: lastsAfterLabels[value] })),
        },
        source: {
          kind: 'text',
          label: m.settings_validity_source,
          hint: m.settings_validity_source_hint,
          isInternal: true,
        },
        checkedOn: { kind: 'date', label: m.settings_validity_checked, days: pastDays },
      },
    },
  },
  rules: ({ rows, validity }) => [
    ...rows.flatMap(({ stage, country = '' }, n) =>
      rows.slice(0, n).some(row => row.stage === stage && (row.country ?? '') === country)
        ? [{ path: ['rows', n, 'country'], message: m.settings_stages_twice() }]
        : [],
    ),
    ...validity.flatMap(({ kind, country = '' }, n) =>
      validity.slice(0, n).some(rule => rule.kind === kind && (rule.country ?? '') === country)
        ? [{ path: ['validity', n, 'country'], message: m.settings_validity_twice() }]
        : [],
    ),
    ...validity.flatMap(({ kind, months, after }, n) => {
      const message = impossible(kind, Number(months), after)
      return message ? [{ path: ['validity', n, 'months'], message }] : []
    }),
  ],
})

/** A file, from its last change on, and while it has applications. */
export const workerRetention: Retention = {
  field: 'workerMonths',
  place: 50,
  label: m.settings_retention_worker,
  hint: m.settings_retention_worker_hint,
  usual: 60,
}
