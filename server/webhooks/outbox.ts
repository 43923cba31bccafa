import { randomUUID } from 'node:crypto'
import { insert, type NewRow, type Writer } from '#server/db/client.ts'
import { contentFeatures } from '#server/define-feature.ts'
import { currentEpoch } from '#server/installation/epoch.ts'
import { TEST_EVENT, type WebhookEvent } from '#server/webhooks/events.shared.ts'

/** What happened, without anything that a person wrote or that opens something. `subjectId` is the record that it is about. */
export type News = { event: WebhookEvent; subjectId: string; data: object }

/** A change of one record of content: what visitors saw before, and what they see from now on. */
type Change = {
  before: { id: string; live?: { data: object } }
  /** null for nothing, undefined for what they saw before */
  live?: object | null
  number: number
}

const announcing = new WeakSet<Writer>()

/** Whether this transaction has written deliveries, which `deliverWebhooksSoon` sends after the commit. */
export const hasAnnounced = (transaction: Writer): boolean => announcing.has(transaction)

/** Writes a delivery of each piece of news for each webhook that hears of it, in the transaction of the change. */
export async function announce(transaction: Writer, news: News[], at = new Date()): Promise<void> {
  if (news.length === 0) return
  const webhooks = await transaction.webhook.findMany({ where: { offAt: null }, select: { id: true, events: true } })
  const deliveries = webhooks.flatMap(({ id, events }) => {
    const heard = new Set(events.split(' '))
    return news.flatMap(each => (heard.has(each.event) ? [deliveryOf(id, each, at)] : []))
  })
  if (deliveries.length === 0) return
  announcing.add(transaction)
  await insert(transaction, 'WebhookDelivery', deliveries)
}

/** Announces what visitors see of these records from now on. Drafts are no news. */
export function announceContent(transaction: Writer, feature: string, changes: Change[], at: Date): Promise<void> {
  const news = changes.flatMap(({ before: { id, live: shown }, live, number }): News[] => {
    const event = eventOf(shown, live)
    const data = live ?? shown?.data
    if (!event || !data) return []
    const path = pathOf(feature, { _id: id, ...data })
    const version = { epoch: currentEpoch(), version: number }
    return [{ event, subjectId: id, data: { kind: feature, id, path, ...version, updatedAt: at.toISOString() } }]
  })
  return announce(transaction, news, at)
}

/** Writes the delivery of a test, which is sent once; gives its id. */
export async function announceTest(transaction: Writer, webhookId: string): Promise<string> {
  const delivery = deliveryOf(
    webhookId,
    { event: TEST_EVENT, subjectId: null, data: { webhook: webhookId } },
    new Date(),
  )
  await insert(transaction, 'WebhookDelivery', [delivery])
  return delivery.id
}

/** Forgets what was announced of records that are erased. */
export async function forgetAnnounced(transaction: Writer, subjectIds: string[]): Promise<void> {
  await transaction.webhookDelivery.deleteMany({ where: { subjectId: { in: subjectIds } } })
}

function eventOf(shown: object | undefined, live: object | null | undefined): WebhookEvent | undefined {
  if (live) return shown ? 'content.changed' : 'content.published'
  return live === null && shown ? 'content.deleted' : undefined
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
  { event, subjectId, data }: { event: string; subjectId: string | null; data: object },
  at: Date,
): NewRow<'WebhookDelivery'> {
  return {
    id: `msg_${randomUUID()}`,
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
