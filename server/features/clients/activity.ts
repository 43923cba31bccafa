import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { banglaNameOf } from '#server/features/clients/countries.ts'

export const clientsActivity = {
  clients: {
    label: m.activity_part_clients,
    actions: {
      'client-added': m.did_client_added,
      'client-changed': m.did_client_changed,
      'client-deleted': m.did_client_deleted,
      'client-published': m.did_client_published,
      'client-unpublished': m.did_client_unpublished,
      'client-restored': m.did_client_restored,
    },
    hasEnglishSubjects: true,
    subjectBn: banglaNameOf,
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    clients: typeof clientsActivity
  }
}
