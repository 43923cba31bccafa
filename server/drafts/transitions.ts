import { randomUUID } from 'node:crypto'
import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { noteChange } from '#server/cache/areas.ts'
import { requireFreeAddresses, rememberAddresses } from '#server/drafts/addresses.ts'
import { type Data, pathOf, picturesIn, pictureValuesIn, toText, withIds } from '#server/drafts/data.ts'
import type { RecordState } from '#server/drafts/record-state.ts'
import type { ContentStore, RevisionAction } from '#server/drafts/define-content.ts'
import { chunk, type Writer } from '#server/db/client.ts'
import { claimPictures } from '#server/files/domain.ts'
import { announceContent } from '#server/changes/outbox.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** A draft after a transition. Without `number` the revision of the transition holds it; `base` is then the live row it is based on. */
type NextDraft = {
  data: Data
  number?: number
  base?: number | null
  schedule?: { publishAt: Date | null; scheduledBy: string | null } | undefined
}
/** What happens to one record. `live` and `draft` are the next state: null for none, undefined for the present one. */
export type Transition = {
  action: RevisionAction
  before: RecordState
  /** What the revision holds. */
  data: Data
  live?: Data | null
  draft?: NextDraft | null
  liveSince?: Date | null
  restoredFrom?: number | null
}
type Step = Transition & { number: number; text: string }

/** New data that come from people: their pictures have to be stored. */
const FROM_PEOPLE = new Set<RevisionAction>(['created', 'drafted', 'changed', 'published'])

/** A new live record. */
export function creationOf(store: ContentStore, given: Data, id: string = randomUUID()): Transition {
  const data = withIds(store, given, [])
  return { action: 'created', before: { id, newest: 0 }, data, live: data }
}

/** Other values for a live record, leaving its draft alone; undefined when they are the same. */
export function changeOf(store: ContentStore, before: RecordState, given: Data): Transition | undefined {
  const data = withIds(store, given, [before.live?.data])
  return before.live && toText(before.live.data) === toText(data)
    ? undefined
    : { action: 'changed', before, data, live: data }
}

/** The end of a record with its draft; the trash has it for TRASH_DAYS. */
export function removalOf(store: ContentStore, before: RecordState): Transition {
  const data = before.live?.data ?? (JSON.parse(before.draft!.data) as Data)
  return { action: 'deleted', before, data, live: null, draft: null }
}

/**
 * Writes live rows, drafts, revisions, picture uses, earlier addresses, the activity log and what webhooks are told of these transitions.
 * Throws BAD_REQUEST when a picture is no longer stored, CONFLICT when another record has the address. Gives the numbers of the revisions.
 * docs/decisions/0060 says why.
 */
export async function applyAll(
  transaction: Writer,
  store: ContentStore,
  by: Actor,
  transitions: Transition[],
  batch?: string,
): Promise<number[]> {
  const at = new Date()
  noteChange(transaction, ...(transitions.length > 0 ? [store.feature] : []))
  await writeFirst(
    transaction,
    store,
    transitions.map(({ before }) => before),
  )
  const steps = transitions.map<Step>(transition => ({
    ...transition,
    number: Math.max(transition.before.newest, transition.before.live?.version ?? 0) + 1,
    text: toText(transition.data),
  }))
  await claimPictures(
    transaction,
    steps.flatMap(({ action, text }) => (FROM_PEOPLE.has(action) ? pictureValuesIn(text) : [])),
    picture => steps.map(({ data }) => pathOf(data, picture)).find(path => path !== undefined),
  )
  await requireFreeAddresses(transaction, store, steps)
  await writeLive(transaction, store, steps, at)
  await writeDrafts(transaction, store, by, steps)
  await writeRevisions(
    transaction,
    steps.map(step => revisionOf(store, by, step, batch)),
  )
  await rememberAddresses(transaction, store, steps)
  await writeActivity(transaction, store, by, steps)
  await announceContent(transaction, store.feature, steps, at)
  const seen = steps.flatMap(({ live, before }) => (live === undefined ? [] : before.id))
  if (seen.length > 0)
    for (const { onContentChanged } of registeredFeatures()) await onContentChanged?.(transaction, store.feature, seen)
  return steps.map(({ number }) => number)
}

/** The first revisions of live records that have none: they are from before there was history. */
export async function writeFirst(transaction: Writer, store: ContentStore, records: RecordState[]): Promise<void> {
  await writeRevisions(
    transaction,
    records.flatMap(({ id, newest, live }) =>
      live && newest === 0
        ? {
            ...revisionOf(store, SYSTEM_ACTOR, {
              action: 'created',
              before: { id, newest },
              data: live.data,
              number: live.version,
              text: toText(live.data),
            }),
            at: live.createdAt,
          }
        : [],
    ),
  )
}

async function writeLive(transaction: Writer, store: ContentStore, steps: Step[], at: Date) {
  const ending = steps.filter(({ live, before }) => live === null && before.live)
  for (const part of chunk(ending))
    await store.deleteLive(
      transaction,
      part.map(({ before }) => before.id),
    )
  await store.insertLive(
    transaction,
    steps.flatMap(({ before, live, liveSince, number }) =>
      live && !before.live
        ? { id: before.id, version: number, createdAt: liveSince ?? before.draft?.liveSince ?? at, data: live }
        : [],
    ),
    at,
  )
  await store.updateLive(
    transaction,
    steps.flatMap(({ before, live, number }) =>
      live && before.live ? { id: before.id, version: number, createdAt: before.live.createdAt, data: live } : [],
    ),
    at,
  )
}

async function writeDrafts(transaction: Writer, store: ContentStore, by: Actor, steps: Step[]) {
  const { feature, schemaVersion } = store
  const at = new Date()
  const replaced = steps.filter(({ draft, before }) => draft !== undefined && before.draft)
  for (const part of chunk(replaced))
    await transaction.draft.deleteMany({ where: { feature, recordId: { in: part.map(({ before }) => before.id) } } })
  await transaction.draft.createMany({
    data: steps.flatMap(({ before, live, liveSince = null, number, draft }) => {
      if (!draft) return []
      const liveVersion = live ? number : live === undefined ? (before.live?.version ?? null) : null
      return {
        feature,
        recordId: before.id,
        number: draft.number ?? number,
        base: draft.base === undefined ? liveVersion : draft.base,
        title: store.title(draft.data),
        data: toText(draft.data),
        schemaVersion,
        actorId: by.id,
        actor: by.name,
        at,
        liveSince: live === null ? (before.live?.createdAt ?? liveSince) : (before.draft?.liveSince ?? liveSince),
        publishAt: draft.schedule?.publishAt ?? null,
        scheduledBy: draft.schedule?.scheduledBy ?? null,
        held: null,
        attempts: 0,
      }
    }),
  })
}

function revisionOf(store: ContentStore, by: Actor, step: Step, batch?: string): Prisma.RevisionCreateManyInput {
  const { before, number, action, data, text, live, restoredFrom = null } = step
  return {
    id: randomUUID(),
    feature: store.feature,
    recordId: before.id,
    number,
    action,
    title: store.title(data).slice(0, 300),
    data: text,
    schemaVersion: store.schemaVersion,
    actorId: by.id,
    actor: by.name,
    at: new Date(),
    batch: batch ?? null,
    restoredFrom,
    liveBefore: before.live?.version ?? null,
    draftBefore: before.draft?.number ?? null,
    liveSince: live === null ? (before.live?.createdAt ?? before.draft?.liveSince ?? null) : null,
  }
}

async function writeRevisions(transaction: Writer, revisions: Prisma.RevisionCreateManyInput[]) {
  for (const data of chunk(revisions)) await transaction.revision.createMany({ data })
  const uses = revisions.flatMap(({ id, data }) => picturesIn(data).map(path => ({ path, revisionId: id })))
  for (const data of chunk(uses)) await transaction.pictureUse.createMany({ data })
}

async function writeActivity(transaction: Writer, store: ContentStore, by: Actor, steps: Step[]) {
  for (const [action, done] of Map.groupBy(steps, ({ action }) => action))
    if (action !== 'drafted')
      await store.recordActivity(
        transaction,
        by,
        action,
        done.map(({ before, data, number }) => ({
          subjectId: before.id,
          subject: store.title(data),
          revision: number,
        })),
      )
}
