import { randomUUID } from 'node:crypto'
import type { Writer } from '#server/db/client.ts'
import { contentFeatures, usedFeatures } from '#server/registration/define-feature.ts'
import { addChanges, bodyOf, messageId } from '#server/changes/changes.ts'
import type { FeatureEvent } from '#server/registration/feature-events.ts'
import { type ContentEvent, TEST_EVENT } from '#server/changes/events.shared.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** What happened, without anything that a person wrote or that opens something. `subjectId` is the record that it is about. */
export type News = { id?: string; event: ContentEvent | FeatureEvent; subjectId: string; data: object }

/** A change of one record of content: what visitors saw before, and what they see from now on. */
type Change = {
  before: { id: string; live?: { data: object }; draft?: object }
  /** null for nothing, undefined for what they saw before */
  live?: object | null
  draft?: object | null
  number: number
}

/** What happened to a record without a new version, such as its end by the day: `updatedAt` is when, and `data` what visitors see. */
type Touch = { event: ContentEvent; id: string; version: number; data: object; updatedAt: Date }

const announcing = new WeakSet<Writer>()

/** Whether the agency uses webhooks. */
export const isTold = (): boolean => usedFeatures().some(({ onWebhookOff }) => onWebhookOff)

/** Whether this transaction has written deliveries, which `deliverWebhooksSoon` sends after the commit. */
export const hasAnnounced = (transaction: Writer): boolean => announcing.has(transaction)

/** Writes a delivery of each piece of news for each webhook that hears of it, in the transaction of the change. */
export async function announce(transaction: Writer, news: News[], at = new Date()): Promise<void> {
  if (news.length === 0 || !isTold()) return
  const webhooks = await transaction.webhook.findMany({ where: { offAt: null }, select: { id: true, events: true } })
  if (webhooks.length === 0) return
  const named = news.map(each => ({ id: messageId(), ...each }))
  const deliveries = webhooks.flatMap(({ id, events }) => {
    const heard = new Set(events.split(' '))
    return named.flatMap(each => (heard.has(each.event) ? [deliveryOf(id, each, at)] : []))
  })
  if (deliveries.length === 0) return
  announcing.add(transaction)
  await transaction.webhookDelivery.createMany({ data: deliveries })
}

/**
 * Announces what visitors see of these records from now on, in the feed of changes and to webhooks. Drafts are no news.
 * docs/decisions/0181 says why.
 */
export function announceContent(transaction: Writer, feature: string, changes: Change[], at: Date): Promise<void> {
  const touches = changes.flatMap((change): Touch[] => {
    const { before, live, number: version } = change
    const event = eventOf(change)
    const data = live ?? before.live?.data
    return event && data ? [{ event, id: before.id, version, data, updatedAt: at }] : []
  })
  return announceTouched(transaction, feature, touches, at)
}

/** The same of records that look different to visitors though nobody has changed them. */
export async function announceTouched(transaction: Writer, feature: string, touches: Touch[], at: Date): Promise<void> {
  const events = touches.map(({ event: type, id: recordId, version, data, updatedAt }) => {
    const isGone = type === 'content.deleted' || type === 'content.unpublished'
    const path = isGone ? null : pathOf(feature, { _id: recordId, ...data })
    return { id: messageId(), type, kind: feature, recordId, path, version, updatedAt, at }
  })
  await addChanges(transaction, events)
  const news = events.map(event => ({
    id: event.id,
    event: event.type,
    subjectId: event.recordId,
    data: bodyOf(event).data,
  }))
  await announce(transaction, news, at)
}

/** Writes the delivery of a test, which is sent once; gives its id. */
export async function announceTest(transaction: Writer, webhookId: string): Promise<string> {
  const delivery = deliveryOf(
    webhookId,
    { id: messageId(), event: TEST_EVENT, subjectId: null, data: { webhook: webhookId } },
    new Date(),
  )
  await transaction.webhookDelivery.createMany({ data: [delivery] })
  return delivery.id
}

/** Forgets what was announced of records that are erased. */
export async function forgetAnnounced(transaction: Writer, subjectIds: string[]): Promise<void> {
  await transaction.webhookDelivery.deleteMany({ where: { subjectId: { in: subjectIds } } })
}

/** Undefined where visitors see what they saw before. A record that is kept as a draft was unpublished, another deleted. */
function eventOf({ before, live, draft }: Change): ContentEvent | undefined {
  if (live) return before.live ? 'content.changed' : 'content.published'
  if (live === undefined || !before.live) return undefined
  const isKept = draft === undefined ? before.draft !== undefined : draft !== null
  return isKept ? 'content.unpublished' : 'content.deleted'
}

/** The page that shows a record. */
function pathOf(feature: string, record: object) {
  const pages = contentFeatures()
    .find(({ name }) => name === feature)
    ?.pages(record)
  return pages?.at(-1) ?? null
}

function deliveryOf(
  webhookId: string,
  { id: message, event, subjectId, data }: { id: string; event: string; subjectId: string | null; data: object },
  at: Date,
): Prisma.WebhookDeliveryCreateManyInput {
  return {
    id: randomUUID(),
    messageId: message,
    webhookId,
    event,
    subjectId,
    body: JSON.stringify({ type: event, timestamp: at.toISOString(), data }),
    createdAt: at,
    state: 'waiting',
    attempts: 0,
    nextTryAt: at,
    triedAt: null,
    durationMs: null,
    status: null,
    answer: '',
    problem: '',
  }
}
