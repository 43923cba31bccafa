import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { openState, publicationOfDraft, unpublicationOf, requireRemovable } from '#server/drafts/drafts.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { applyAll, removalOf, type Transition } from '#server/drafts/transitions.ts'
import type { Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { z } from '#i18n/zod.ts'

/** The most records of one call: one transaction. */
export const BULK_MAX = 50

export type BulkAction = 'publish' | 'unpublish' | 'delete'
type Target = { id: string; seen: number }
type Failure = { _id: string; message: string }

/**
 * Publishes the drafts of these records, unpublishes or deletes them; each that cannot is listed with a sentence, and the others are done.
 * `batch` undoes it, together with the other calls that carry it.
 */
export async function changeMany(
  store: ContentStore,
  by: Actor,
  action: BulkAction,
  targets: Target[],
  batch: string,
): Promise<{ done: number; failed: Failure[] }> {
  try {
    return await changePart(store, by, action, targets, batch)
  } catch (error) {
    if (targets.length === 1) return { done: 0, failed: [{ _id: targets[0]!.id, message: sentenceOf(error) }] }
    sentenceOf(error)
  }
  // one of them stands in the way of the others: each in a transaction of its own
  const failed: Failure[] = []
  for (const target of targets) failed.push(...(await changeMany(store, by, action, [target], batch)).failed)
  return { done: targets.length - failed.length, failed }
}

async function changePart(store: ContentStore, by: Actor, action: BulkAction, targets: Target[], batch: string) {
  return changeContent(async transaction => {
    const failed: Failure[] = []
    const transitions: Transition[] = []
    for (const target of targets)
      try {
        const transition = await transitionOf(transaction, store, by, action, target)
        if (transition) transitions.push(transition)
      } catch (error) {
        failed.push({ _id: target.id, message: sentenceOf(error) })
      }
    await applyAll(transaction, store, by, transitions, batch)
    return { done: targets.length - failed.length, failed }
  })
}

async function transitionOf(transaction: Writer, store: ContentStore, by: Actor, action: BulkAction, target: Target) {
  const state = await openState(transaction, store, by, target)
  if (action === 'delete') {
    requireRemovable(store)
    return removalOf(store, state)
  }
  return action === 'publish' ? publicationOfDraft(transaction, store, state, by) : unpublicationOf(store, state)
}

/** What is wrong with one record. Throws anything else. */
function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? ''
  if (error instanceof AppError && error.code !== 'SERVICE_UNAVAILABLE') return error.message
  throw error
}
