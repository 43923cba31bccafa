import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/define-feature.ts'

/** The log names files, and the applications in them, by their references alone. */
export const workersActivity = {
  workers: {
    label: m.workers_title,
    actions: {
      'worker-added': m.did_worker_added,
      'worker-edited': m.did_worker_edited,
      'worker-looked': m.did_worker_looked,
      'worker-linked': m.did_worker_linked,
      'worker-unlinked': m.did_worker_unlinked,
      'worker-archived': m.did_worker_archived,
      'worker-unarchived': m.did_worker_unarchived,
      'worker-erased': m.did_worker_erased,
      'worker-kept': m.did_worker_kept,
      'workers-exported': m.did_workers_exported,
    },
  },
} satisfies Record<string, ActivityArea>
