import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { orderedFeatures } from '#server/registration/define-feature.ts'
import { record } from '#server/features/activity/domain.ts'
import { requireWorker, subjectOf } from '#server/features/workers/domain.ts'
import { letterhead } from '#server/features/workers/print/domain.ts'
import { collect } from '#server/features/workers/print/everything-data.ts'
import { everythingBlocks } from '#server/features/workers/print/everything-page.ts'
import { findPerson } from '#server/registration/rows-of-person.ts'
import { dayText, type PrintedDocument } from '#server/print/document.ts'

/**
 * Everything that is kept about one person, for that person, as data and as a document; a line in the log says that it was made. Throws
 * NOT_FOUND, and CONFLICT where the numbers were sealed with another key.
 */
export async function everything(by: Actor, id: string) {
  const found = await requireWorker(id)
  const worker = found.mergedIntoId ? await requireWorker(found.mergedIntoId) : found
  const rows = await findPerson('Worker', [worker.id])
  const data = await collect(worker, rows)
  const parts = orderedFeatures().flatMap(feature => feature.everything?.(rows) ?? [])
  await write(transaction => record(transaction, by, 'worker-everything', subjectOf(worker)))
  const { name, reference } = data.person
  const document: PrintedDocument = {
    title: m.print_everything(),
    mark: letterhead(),
    parts: [
      {
        language: getLocale(),
        title: m.print_everything(),
        lead: m.print_everything_lead({ name, day: dayText(today()) }),
        blocks: everythingBlocks(data, parts),
      },
    ],
  }
  return { data, document, fileName: [m.print_everything_short(), name, reference].join(' – ') }
}
