import { randomUUID } from 'node:crypto'
import { m } from '#i18n/paraglide/messages.js'
import { findPictures } from '#server/files/pictures.ts'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { type Data, readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { RecordState } from '#server/drafts/record-state.ts'
import { applyAll, type Transition } from '#server/drafts/transitions.ts'
import { read, write } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { placesIn, readUsers } from '#server/features/media/uses.ts'
import { can } from '#server/permissions.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

/**
 * Puts another stored picture in the place of one, in what visitors see and in drafts of all content types; earlier
 * states keep the old one. `batch` undoes it through `undoBatch`. Gives how many records have changed. Throws
 * NOT_FOUND, BAD_REQUEST when the other is not stored, FORBIDDEN where it is in something that this person may not
 * edit.
 */
export async function replacePicture(
  by: Actor & { role: Role },
  path: string,
  other: string,
): Promise<{ changed: number; batch: string }> {
  const stored = await findPictures(read, [path, other])
  const picture = stored.find(each => each.path === path)
  if (!picture) throw new AppError('NOT_FOUND', m.media_missing())
  if (path === other || stored.length < 2)
    throw new AppError('BAD_REQUEST', m.media_other_missing(), { field: 'other' })
  const uses = await Promise.all(
    contentFeatures().map(async ({ content, right }) => ({
      content,
      right,
      users: await readUsers(read, content, path),
    })),
  )
  if (uses.some(({ right, users }) => users.size > 0 && !can(by, right)))
    throw new AppError('FORBIDDEN', m.media_replace_forbidden())
  const batch = randomUUID()
  let changed = 0
  for (const { content, users } of uses) {
    const ids = [...users.keys()]
    for (let first = 0; first < ids.length; first += PART_SIZE)
      changed += await replaceIn(content, by, { path, other }, ids.slice(first, first + PART_SIZE), batch)
  }
  await write(transaction =>
    record(transaction, by, 'picture-replaced', {
      subjectId: path,
      subject: picture.name,
      detail: stored.find(each => each.path === other)?.name ?? '',
    }),
  )
  return { changed, batch }
}

type Change = { path: string; other: string }

function replaceIn(store: ContentStore, by: Actor, change: Change, ids: string[], batch: string): Promise<number> {
  return changeContent(async transaction => {
    const states = [...(await readUsers(transaction, store, change.path)).values()].filter(({ id }) => ids.includes(id))
    const live = states.filter(state => placesIn(state, change.path).isLive)
    const numbers = await applyAll(
      transaction,
      store,
      by,
      live.map(state => liveChange(state, change)),
      batch,
    )
    const newLive = new Map(live.map(({ id }, n) => [id, numbers[n]!]))
    const drafted = states.filter(state => placesIn(state, change.path).isDraft)
    await applyAll(
      transaction,
      store,
      by,
      drafted.map(state => draftChange(store, state, change, newLive.get(state.id))),
      batch,
    )
    return new Set([...live, ...drafted].map(({ id }) => id)).size
  })
}

function liveChange(before: RecordState, change: Change): Transition {
  const data = replaced(before.live!.data, change)
  return { action: 'changed', before, data, live: data }
}

/**
 * The draft with the other picture; a time it has is kept. `newLive` is the number of what has just become live: a
 * draft that was up to date is so again. The revision says what was before both changes, so that undoing it undoes
 * both.
 */
function draftChange(
  store: ContentStore,
  before: RecordState,
  change: Change,
  newLive: number | undefined,
): Transition {
  const draft = before.draft!
  const data = replaced(readData(store, draft).data, change)
  const base = newLive !== undefined && draft.base === before.live?.version ? newLive : draft.base
  return {
    action: 'drafted',
    before: { ...before, newest: Math.max(before.newest, newLive ?? 0) },
    data,
    draft: { data, base, schedule: draft },
  }
}

function replaced<T>(value: T, change: Change): T {
  if (typeof value === 'string') return value.replaceAll(change.path, change.other) as T
  if (Array.isArray(value)) return value.map(each => replaced(each as unknown, change)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value as Data).map(([name, field]) => [name, replaced(field, change)])) as T
}
