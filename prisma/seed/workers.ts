import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '#i18n/format.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import { CONSENT_VERSION } from '#server/features/applications/consent.shared.ts'
import { requireOwn, submitIn } from '#server/features/applications/domain.ts'
import { suggestionsFor } from '#server/features/applications/next-steps.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import { applicationInput } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/states.shared.ts'
import { take as takeStep, vacancyOf } from '#server/features/applications/work.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { liveVacancy } from '#server/features/vacancies/domain.ts'
import { storeFile, type StoredFile } from '#server/features/workers/document-files.ts'
import { documentInput } from '#server/features/workers/document-schema.ts'
import { addIn as addDocument, checkIn } from '#server/features/workers/documents.ts'
import { addIn as addFile } from '#server/features/workers/domain.ts'
import { workerInput } from '#server/features/workers/schema.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { inMemory } from '#server/http/spool.ts'
import { by, DAY_MS, dayOf, type Day } from '#prisma/seed/days.ts'
import { dayParts } from '#prisma/seed/day-parts.ts'
import { type SeedWorker, seedWorkers } from '#prisma/seed/workers-data.ts'

const MINUTE_MS = 60 * 1000
/** Of these the agency has seen the original. */
const SEEN = new Set(['passport', 'nid', 'police', 'training', 'visa'])

/** A drawing of each kind of document, marked as a specimen, as `checkAttachment` makes it of a photograph. docs/decisions/0089 says how. */
const SCANS = 'prisma/seed/scans'

type Document = NonNullable<SeedWorker['days'][number]['documents']>[number]
/** By the document that it is of. */
type Scans = Map<Document, { id: string; stored?: StoredFile }>
/** Somebody of the demonstration, as far as their story has been written. */
type Person = SeedWorker & { workerId: string; applicationId: string; scans: Scans }
type Event = { day: number; work: () => Promise<Touched> }
/** What an event has written, to be set back. */
type Touched = { state?: State | undefined; hasDocuments?: boolean; hasParts?: boolean }

/** How much there is of people: an installation that has anybody gets nobody invented, whose receipts would be among theirs. */
export async function countPeople(
  database: Pick<Reader, 'worker' | 'application' | 'payment' | 'demand'>,
): Promise<number> {
  const counts = await Promise.all([
    database.worker.count(),
    database.application.count(),
    database.payment.count(),
    database.demand.count(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Writes the six people, day by day in the order in which it happened, each step by the function that staff call, so that its gate lets it
 * through; then its moments are set back to its day. Gives those who were written: nobody where their vacancies are not there.
 */
export async function addPeople(transaction: Writer): Promise<SeedWorker[]> {
  const jobs = await vacanciesContent.readLive(transaction)
  const vacancies = new Map(jobs.map(({ id, data }) => [data.employer, id]))
  const scans: Scans = new Map()
  const people = seedWorkers().map(each => ({ ...each, workerId: '', applicationId: '', scans }))
  if (people.some(({ application }) => application && !vacancies.has(application.employer))) return []
  const documents = people.flatMap(({ days }) => days.flatMap(day => day.documents ?? []))
  for (const [document, scan] of await storeScans(documents)) scans.set(document, scan)
  const begun = new Date()
  const setBack = await setterBack(transaction, begun)
  const events = people
    .flatMap(person => eventsOf(transaction, person, vacancies))
    .toSorted((one, other) => one.day - other.day)
  for (const [n, { day, work }] of events.entries()) {
    const touched = await work()
    await setBack(touched, new Date(begun.getTime() + day * DAY_MS + n * MINUTE_MS))
  }
  return people
}

function eventsOf(transaction: Writer, person: Person, vacancies: Map<string, string>): Event[] {
  const { application, file, days } = person
  const makesFile = application ? days.find(({ state }) => state === 'selected') : days[0]
  const applies: Event[] = application
    ? [{ day: application.day, work: () => apply(transaction, person, application, vacancies) }]
    : []
  return [
    ...applies,
    ...days.map(day => ({
      day: day.day,
      async work(): Promise<Touched> {
        if (day === makesFile)
          person.workerId = (
            await addFile(transaction, by, {
              values: workerInput.parse(file),
              application: person.applicationId || undefined,
            })
          ).id
        await live(transaction, person, day)
        const { state, documents = [] } = day
        return { state, hasDocuments: documents.length > 0, hasParts: true }
      },
    })),
  ]
}

async function apply(
  transaction: Writer,
  person: Person,
  { employer, language, source, said }: NonNullable<SeedWorker['application']>,
  vacancies: Map<string, string>,
): Promise<Touched> {
  const input = applicationInput.parse({ ...said, phone: person.file.phone, vacancy: vacancies.get(employer) })
  const { id } = await withLocale(language, () => submitIn(transaction, input, { source, by }, liveVacancy))
  person.applicationId = id
  return { state: 'received' }
}

/** One day of somebody. */
async function live(transaction: Writer, person: Person, lived: Day) {
  const { day, documents = [], state } = lived
  const { workerId, applicationId, scans } = person
  for (const document of documents) {
    const { kind, ...facts } = documentInput.parse(document)
    const { id = randomUUID(), stored } = scans.get(document) ?? {}
    await addDocument(transaction, by, workerId, {
      id,
      kind,
      application: applicationId || undefined,
      facts: { ...facts, ...stored },
    })
    if (SEEN.has(kind)) await checkIn(transaction, by, { id, seen: 1 })
  }
  if (state) {
    const application = await requireOwn(applicationId, transaction)
    const { [state]: words } = suggestionsFor(application, await vacancyOf(transaction, application))
    await takeStep(transaction, application, { ...words, state, on: dayOf(day) }, by)
  }
  for (const part of dayParts) await part.live(transaction, person, lived)
}

/** Stores the scan of each document that has one, sealed for it; what is left without a row after a failure is swept. */
async function storeScans(documents: Document[]): Promise<Scans> {
  const drawn = new Map(
    await Promise.all(
      (await readdir(SCANS)).map(async name => [name.replace('.jpg', ''), await readFile(join(SCANS, name))] as const),
    ),
  )
  const stored = documents.map(async document => {
    const [id, bytes] = [randomUUID(), drawn.get(document.kind)]
    return [
      document,
      { id, ...(bytes && { stored: await storeFile(id, { kind: 'jpeg', kept: inMemory(bytes) }) }) },
    ] as const
  })
  return new Map(await Promise.all(stored))
}

/** Has what an event wrote since `begun` happen at another moment. */
async function setterBack(transaction: Writer, begun: Date) {
  const months = await retentionMonths(transaction)
  const since = { gte: begun }
  return async ({ state, hasDocuments, hasParts }: Touched, at: Date) => {
    const { application, applicationEvent, worker, workerDocument, activity } = transaction
    if (state) {
      const deleteAfter = deleteAfterOf({ state, consent: CONSENT_VERSION }, at, months)
      if (state === 'received') await application.updateMany({ where: { createdAt: since }, data: { createdAt: at } })
      await application.updateMany({ where: { stateAt: since }, data: { stateAt: at, deleteAfter } })
      await applicationEvent.updateMany({ where: { at: since }, data: { at, on: today(at.getTime()) } })
    }
    if (hasDocuments) {
      const checkedOn = today(at.getTime())
      await workerDocument.updateMany({ where: { createdAt: since, checkedOn: { not: '' } }, data: { checkedOn } })
      await workerDocument.updateMany({ where: { createdAt: since }, data: { createdAt: at } })
    }
    if (hasParts) for (const part of dayParts) await part.setBack(transaction, since, at)
    await worker.updateMany({ where: { createdAt: since }, data: { createdAt: at } })
    await worker.updateMany({ where: { changedAt: since }, data: { changedAt: at } })
    await activity.updateMany({ where: { at: since, actor: by.name }, data: { at } })
  }
}
