import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { type DocumentKind, documentLabels } from '#server/features/demands/documents/kinds.shared.ts'
import { isState, stateLabels } from '#server/features/demands/states.shared.ts'

/** The log names demands by their references alone. */
export const demandsActivity = {
  demands: {
    label: m.demands_title,
    actions: {
      'demand-added': m.did_demand_added,
      'demand-edited': m.did_demand_edited,
      'demand-moved': m.did_demand_moved,
      'demand-withdrawn': m.did_demand_withdrawn,
      'demand-noted': m.did_demand_noted,
      'demand-assigned': m.did_demand_assigned,
      'demand-unassigned': m.did_demand_unassigned,
      'demand-kept': m.did_demand_kept,
      'demand-vacancies-made': m.did_demand_vacancies_made,
      'demand-printed': m.did_demand_printed,
    },
    describeDetail(action, detail) {
      if (action === 'demand-printed' && Object.hasOwn(documentLabels, detail))
        return documentLabels[detail as DocumentKind]()
      return action === 'demand-moved' && isState(detail) ? stateLabels[detail]() : undefined
    },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    demands: typeof demandsActivity
  }
}
