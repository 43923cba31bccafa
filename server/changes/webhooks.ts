import { changesTables } from '#server/changes/tables.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import type { Prisma, Webhook, WebhookDelivery } from '../../prisma/generated/sqlite/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_MS = changesTables.WebhookDelivery.kept.days * DAY_MS
const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'asc' }] as const satisfies object[]

export type { Webhook, WebhookDelivery }

/** All webhooks by name, each with its last delivery. */
export const readWebhooks = () =>
  read.webhook.findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: { deliveries: { orderBy: [...NEWEST_FIRST], take: 1 } },
  })

export const findWebhook = (database: Reader, id: string): Promise<Webhook | null> =>
  database.webhook.findUnique({ where: { id } })

/** Of these ids those of webhooks that are there. */
export const existingWebhooks = async (ids: string[]): Promise<string[]> =>
  (await read.webhook.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id)

/** The webhooks that are off though nobody has turned them off, the first one first. */
export const failedWebhooks = (): Promise<Webhook[]> =>
  read.webhook.findMany({ where: { offFor: { in: ['failed', 'gone'] } }, orderBy: [{ offAt: 'asc' }, { id: 'asc' }] })

export const countWebhooks = (transaction: Writer): Promise<number> => transaction.webhook.count()

export const addWebhook = (transaction: Writer, data: Prisma.WebhookCreateInput): Promise<Webhook> =>
  transaction.webhook.create({ data })

export const setWebhook = (transaction: Writer, id: string, data: Prisma.WebhookUpdateInput): Promise<Webhook> =>
  transaction.webhook.update({ where: { id }, data })

/** Deletes a webhook with the log of its deliveries. */
export async function deleteWebhook(transaction: Writer, id: string): Promise<void> {
  await transaction.webhook.delete({ where: { id } })
}

export const countDeliveries = (webhookId: string): Promise<number> =>
  read.webhookDelivery.count({ where: { webhookId } })

/** What was sent to a webhook, the newest first. */
export const readDeliveries = (webhookId: string, part: { skip: number; take: number }): Promise<WebhookDelivery[]> =>
  read.webhookDelivery.findMany({ where: { webhookId }, orderBy: [...NEWEST_FIRST], ...part })

export const findDelivery = (transaction: Writer, id: string) =>
  transaction.webhookDelivery.findUnique({ where: { id }, include: { webhook: true } })

/** Has a delivery sent again: at once where it waits for another try. */
export async function sendAgain(transaction: Writer, { id, state }: WebhookDelivery): Promise<void> {
  const now = { nextTryAt: new Date(), problem: '' }
  if (state === 'waiting')
    await transaction.webhookDelivery.updateMany({
      where: { id, nextTryAt: { gt: new Date() }, problem: { not: '' } },
      data: now,
    })
  else
    await transaction.webhookDelivery.update({
      where: { id },
      data: { state: 'waiting', attempts: 0, ...now, status: null, answer: '' },
    })
}

/** Forgets deliveries that are a month old, and secrets that sign nothing any more. */
export async function purgeWebhooks(now: number): Promise<void> {
  await write(async transaction => {
    await transaction.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now - RETENTION_MS) } } })
    await transaction.webhook.updateMany({
      where: { earlierUntil: { lt: new Date(now) } },
      data: { earlierSecret: null, earlierUntil: null },
    })
  })
}
