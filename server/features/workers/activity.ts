import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { unitLabel } from '#server/features/workers/compare-files.ts'
import { printLabels } from '#server/features/workers/print/kinds.shared.ts'

/** The log names files, and the applications in them, by their references alone. */
export const workersActivity = {
  workers: {
    label: m.workers_title,
    actions: {
      'worker-added': m.did_worker_added,
      'worker-edited': m.did_worker_edited,
      'worker-looked': m.did_worker_looked,
      'worker-printed': m.did_worker_printed,
      'worker-everything': m.did_worker_everything,
      'worker-linked': m.did_worker_linked,
      'worker-unlinked': m.did_worker_unlinked,
      'worker-archived': m.did_worker_archived,
      'worker-unarchived': m.did_worker_unarchived,
      'worker-erased': m.did_worker_erased,
      'worker-kept': m.did_worker_kept,
      'worker-merged': m.did_worker_merged,
      'worker-merge-unused': m.did_worker_merge_unused,
      'worker-separated': m.did_worker_separated,
      'workers-exported': m.did_workers_exported,
      'workers-imported': m.did_workers_imported,
      'workers-import-undone': m.did_workers_import_undone,
      'worker-document-added': m.did_worker_document_added,
      'worker-document-edited': m.did_worker_document_edited,
      'worker-document-checked': m.did_worker_document_checked,
      'worker-document-unchecked': m.did_worker_document_unchecked,
      'worker-document-opened': m.did_worker_document_opened,
      'worker-document-removed': m.did_worker_document_removed,
    },
    describeDetail(action, detail) {
      if (action === 'workers-imported') return counted(detail)
      if (action === 'workers-import-undone') return undone(detail)
      if (action === 'worker-merge-unused') return detail.split(' ').map(paperLabel).join(', ')
      if (action.startsWith('worker-document')) return labelOf(kindLabels, detail)
      return action === 'worker-printed' ? labelOf(printLabels, detail) : undefined
    },
  },
} satisfies Record<string, ActivityArea>

const labelOf = (labels: Record<string, () => string>, detail: string) =>
  Object.hasOwn(labels, detail) ? labels[detail]!() : undefined

/** A kind of document, or what of a file stands together. */
const paperLabel = (name: string): string => labelOf(kindLabels, name) ?? unitLabel(name)

/** Of a table: how many files were new, and how many were filled in. */
function counted(detail: string): string {
  const [added = 0, changed = 0] = detail.split(' ').map(Number)
  return m.workers_import_log({ added: formatNumber(added), changed: formatNumber(changed) })
}

/** Of what was taken back: how many files went, and in how many fields are empty again. */
function undone(detail: string): string {
  const [removed = 0, emptied = 0] = detail.split(' ').map(Number)
  return m.workers_import_undo_log({ removed: formatNumber(removed), emptied: formatNumber(emptied) })
}

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    workers: typeof workersActivity
  }
}
