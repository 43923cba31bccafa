import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { actsOn } from '#server/features/activity/domain.ts'
import { read } from '#server/db/client.ts'
import { findMonths } from '#server/features/settings/domain.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/workers/retention.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import { workersTables } from '#server/features/workers/tables.ts'
import { readersBy } from '#server/registration/table-readers.ts'
import { dataOf, factsOfPerson, listedTables, type PersonRows, saidOf } from '#server/registration/rows-of-person.ts'
import type { Row } from '#server/db/table-of.ts'
import type { Role } from '../../../../prisma/generated/sqlite/enums.ts'

export type Everything = Awaited<ReturnType<typeof collect>>

/**
 * Everything that is kept about one person, opened, as the tables declare it, of the rows that were found. Throws
 * CONFLICT where the numbers were sealed with another key.
 */
export async function collect(worker: Worker, rows: PersonRows) {
  const merged = rows.Worker.filter(({ id }) => id !== worker.id)
  const lists = listedTables('Worker').map(({ table, as }) => [as, dataOf(rows, 'Worker', table).map(withFile)])
  return {
    madeOn: today(),
    ...personIn(worker),
    /** Other files of the same person, which were merged into this one. */
    mergedFiles: merged.map(personIn),
    ...(Object.fromEntries(lists) as object),
    /** Who did what with all of this, and who looked at it, for as long as the activity log keeps it. */
    log: await actsOn(
      Object.values(rows).flatMap(ofTable => (ofTable as { id?: unknown }[]).map(({ id }) => String(id))),
    ),
    kept: {
      months: await retentionMonths(),
      until: deleteAfterOf(worker.changedAt, await retentionMonths()),
      toBeErasedAt: worker.eraseAt,
      by: await settingsOf(rows),
    },
    readers: readersOf(rows),
  }
}
/** What a file itself has of its person, opened. */
function personIn(worker: Worker) {
  const numbers = openNumbers(worker)
  if (!numbers) throw new AppError('CONFLICT', m.worker_locked())
  const {
    kinName,
    kinRelation,
    kinPhone,
    mergedIntoId: _,
    ...person
  } = saidOf(worker, workersTables.Worker.person.without)
  return { person, numbers, nextOfKin: { name: kinName, relation: kinRelation, phone: kinPhone } }
}

/** A row, and what hangs on it, with what it says of its file in one place. */
function withFile({ fileKind, bytes, ...row }: Row): Row {
  const shown = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.map(withFile) : value]),
  )
  if (fileKind === undefined) return { ...shown, ...(bytes !== undefined && { bytes }) }
  return { ...shown, file: fileKind ? { kind: fileKind, bytes } : null }
}

/** For how many months the agency keeps what is there. */
async function settingsOf(rows: PersonRows) {
  const kinds = factsOfPerson(rows).flatMap(({ kept }) =>
    typeof kept === 'object' && 'settings' in kept ? kept.settings : [],
  )
  return Promise.all(
    [...new Set(kinds)].map(async kind => ({
      kind: kind.field,
      label: kind.label(),
      months: await findMonths(read, kind),
    })),
  )
}

/** Which roles may read what is there, and the numbers that are sealed in it. */
function readersOf(rows: PersonRows): Record<string, Role[]> {
  return {
    ...Object.fromEntries(factsOfPerson(rows).map(({ as, seenBy }) => [as, readersBy(seenBy)])),
    file: readersBy(workersTables.Worker.seenBy),
    numbers: readersBy(workersTables.Worker.sealed.needs),
  }
}
