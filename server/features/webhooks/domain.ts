import { randomUUID } from 'node:crypto'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { listOf } from '#i18n/zod.ts'
import { findActive } from '#server/http/people.ts'
import { type Actor, SYSTEM_ACTOR } from '#server/actor.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'
import { contributionsTo, type DeskItem } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import type { Action } from '#server/registration/feature-events.ts'
import { record } from '#server/features/activity/domain.ts'
import { notify } from '#server/features/notices/domain.ts'
import { type DeliveriesInput, type WebhookFields, WEBHOOKS_MAX } from '#server/features/webhooks/schema.ts'
import { gauge } from '#server/http/metrics.ts'
import { absoluteUrl, withLocale } from '#server/http/locale-middleware.ts'
import { PrivateAddressError } from '#server/http/public-address.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { webhookOffNotice } from '#server/features/webhooks/mails.ts'
import { webhookMail } from '#server/features/webhooks/mails.ts'
import { rolesWith } from '#server/permissions.ts'
import { pageIn } from '#server/trpc/list.ts'
import { deliverWebhooksSoon, giveUp } from '#server/changes/deliver.ts'
import { CONTENT_EVENTS } from '#server/changes/events.shared.ts'
import { purgeChanges } from '#server/changes/changes.ts'
import { announceTest } from '#server/changes/outbox.ts'
import { requireReceiver, type SendProblem } from '#server/changes/send.ts'
import { createSecret, sealSecret } from '#server/changes/signature.ts'
import {
  addWebhook,
  countDeliveries,
  countWebhooks,
  deleteWebhook,
  existingWebhooks,
  failedWebhooks,
  findDelivery,
  findWebhook,
  purgeWebhooks,
  readDeliveries,
  readWebhooks,
  sendAgain,
  setWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#server/changes/webhooks.ts'

export { describeNews } from '#server/features/webhooks/describe-news.ts'

const HOUR_MS = 60 * 60 * 1000
const BOTH_SECRETS_MS = 24 * HOUR_MS

gauge(
  'webhook_off_seconds',
  'How long the webhook has been off that the product turned off first, 0 where all are on or paused',
  async () => {
    const first = (await failedWebhooks()).find(({ offAt }) => offAt)
    return first ? (Date.now() - Number(first.offAt)) / 1000 : 0
  },
)

/** The page of a webhook. */
const pageOf = (id: string) => `/admin/webhooks/${id}`

/** All webhooks by name, each with its last delivery. */
export async function list() {
  const webhooks = await readWebhooks()
  return webhooks.map(({ deliveries: [last], ...webhook }) => ({
    ...shown(webhook),
    last: last ? shownDelivery(last) : null,
  }))
}

/** Throws NOT_FOUND. */
export async function byId(id: string) {
  return shown(await requireWebhook(read, id))
}

/** A page of what was sent to a webhook, newest first. */
export async function deliveries({ id, page, size }: DeliveriesInput) {
  const count = await countDeliveries(id)
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const rows = await readDeliveries(id, { skip: offset, take: limit })
  return { rows: rows.map(shownDelivery), ...position }
}

/**
 * Adds a webhook and gives its secret, which nobody can read again. Throws BAD_REQUEST for an address inside a network,
 * CONFLICT for one too many.
 */
export async function add(by: Actor, fields: WebhookFields): Promise<{ id: string; secret: string }> {
  const address = addressOf(fields)
  const [id, secret] = [randomUUID(), createSecret()]
  await write(async transaction => {
    if ((await countWebhooks(transaction)) >= WEBHOOKS_MAX)
      throw new AppError('CONFLICT', m.webhook_too_many({ max: String(WEBHOOKS_MAX) }))
    const data = { id, name: fields.name, address, events: eventsOf(fields), secret: sealSecret(id, secret) }
    const webhook = await addWebhook(transaction, data)
    await report(transaction, by, 'webhook-added', webhook)
  })
  deliverSoon()
  return { id, secret }
}

/** Throws as `add`, and NOT_FOUND. */
export async function change(by: Actor, id: string, fields: WebhookFields): Promise<void> {
  const address = addressOf(fields)
  await write(async transaction => {
    await requireWebhook(transaction, id)
    const data = { name: fields.name, address, events: eventsOf(fields) }
    await report(transaction, by, 'webhook-changed', await setWebhook(transaction, id, data))
  })
  deliverSoon()
}

/** Gives a new secret. For a day deliveries are signed with the one before, too. Throws NOT_FOUND. */
export async function renewSecret(by: Actor, id: string): Promise<{ secret: string }> {
  const secret = createSecret()
  await write(async transaction => {
    const { secret: earlierSecret } = await requireWebhook(transaction, id)
    const earlierUntil = new Date(Date.now() + BOTH_SECRETS_MS)
    const data = { secret: sealSecret(id, secret), earlierSecret, earlierUntil }
    const webhook = await setWebhook(transaction, id, data)
    await report(transaction, by, 'webhook-secret-renewed', webhook)
  })
  deliverSoon()
  return { secret }
}

/** From now on it hears of what happens. Throws NOT_FOUND. */
export async function turnOn(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const webhook = await requireWebhook(transaction, id)
    if (!webhook.offAt) return
    await setWebhook(transaction, id, { offAt: null, offFor: null, failingSince: null })
    await recordFor(transaction, by, 'webhook-turned-on', webhook)
  })
}

/** What happens from now on is not sent, also not later. Throws NOT_FOUND. */
export async function turnOff(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const webhook = await requireWebhook(transaction, id)
    if (webhook.offAt) return
    await setWebhook(transaction, id, { offAt: new Date(), offFor: 'paused' })
    await giveUp(transaction, id)
    await recordFor(transaction, by, 'webhook-turned-off', webhook)
  })
}

/** Deletes a webhook with the log of its deliveries. Throws NOT_FOUND. */
export async function remove(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const webhook = await requireWebhook(transaction, id)
    await deleteWebhook(transaction, id)
    await report(transaction, by, 'webhook-deleted', webhook)
  })
  deliverSoon()
}

/** Sends a test, once; gives the id of its delivery. Throws NOT_FOUND. */
export async function sendTest(id: string): Promise<string> {
  const delivery = await write(async transaction => {
    await requireWebhook(transaction, id)
    return announceTest(transaction, id)
  })
  deliverWebhooksSoon()
  return delivery
}

/** Sends a delivery again, under the id that it had. Throws NOT_FOUND, CONFLICT while its webhook is off. */
export async function resend(id: string): Promise<void> {
  await write(async transaction => {
    const delivery = await findDelivery(transaction, id)
    if (!delivery) throw new AppError('NOT_FOUND', m.webhook_delivery_missing())
    if (delivery.webhook.offAt) throw new AppError('CONFLICT', m.webhook_turn_on_first())
    await sendAgain(transaction, delivery)
  })
  deliverWebhooksSoon()
}

/** Forgets deliveries and changes that are a month old, and secrets that sign nothing any more. */
export async function purge(now = Date.now()): Promise<void> {
  await purgeChanges(now)
  await purgeWebhooks(now)
}

/** A webhook that has taken nothing for a day was turned off. Gives what sends the mails after the commit. */
export async function reportOff(transaction: Writer, { id, name }: Pick<Webhook, 'id' | 'name'>): Promise<() => void> {
  await record(transaction, SYSTEM_ACTOR, 'webhook-turned-off', { subjectId: id, subject: name })
  await notify(transaction, 'webhook-off', { path: pageOf(id), text: () => webhookOffNotice({ name }) })
  return deliverSoon
}

/** The webhooks that are off though nobody has turned them off. */
export async function offOnDesk(): Promise<DeskItem[]> {
  const off = await failedWebhooks()
  return [
    {
      id: 'webhooks-off',
      warning: { tone: 'urgent', text: m.warn_webhook_text() },
      group: 'system',
      right: 'owners',
      label: m.webhooks_off_desk(plural(off.length)),
      count: off.length,
      to: '/admin/webhooks',
      screen: '/admin/webhooks',
      first: off[0] && pageOf(off[0].id),
      oldest: off[0]?.offAt?.toISOString(),
      tone: 'urgent',
    },
  ]
}

/** The pages of the webhooks with these ids, of those that are still there. */
export async function findWebhookPages(ids: string[]): Promise<Map<string, string>> {
  return new Map((await existingWebhooks(ids)).map(id => [id, pageOf(id)]))
}

/** Writes an act to the log and mails it to every owner: whoever has a session alone must not send news elsewhere unnoticed. */
async function report(transaction: Writer, by: Actor, action: Action, webhook: Webhook) {
  await recordFor(transaction, by, action, webhook)
  const owners = await findActive(transaction, { roles: rolesWith('owners') })
  const { name, host } = { name: webhook.name, host: new URL(webhook.address).host }
  for (const { email, name: reader, language } of owners)
    if (email)
      await enqueue(transaction, {
        to: email,
        ...withLocale(language, () =>
          webhookMail({
            reader,
            by: by.name,
            action,
            name,
            host,
            links: [absoluteUrl('/admin/webhooks'), absoluteUrl('/admin/staff')],
          }),
        ),
      })
}

const recordFor = (transaction: Writer, by: Actor, action: Action, { id, name, address }: Webhook) =>
  record(transaction, by, action, { subjectId: id, subject: name, detail: new URL(address).host })

/** Throws BAD_REQUEST for an address to which nothing may be sent. */
function addressOf({ address }: WebhookFields): string {
  const url = new URL(address)
  try {
    requireReceiver(url)
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error
    const sentence = url.protocol === 'https:' ? m.webhook_address_private() : m.webhook_address_wrong()
    throw new AppError('BAD_REQUEST', sentence, { field: 'address' })
  }
  return url.href
}

/** Everything that a webhook can hear of, as it is written. */
export const webhookEvents = (): string[] => [
  ...CONTENT_EVENTS,
  ...contributionsTo('webhooks').flatMap(({ given }) => given),
]

/** Throws BAD_REQUEST for an event that there is not. */
function eventsOf({ events }: WebhookFields): string {
  const known = webhookEvents()
  const unknown = events.find(event => !known.includes(event))
  if (unknown !== undefined)
    throw new AppError('BAD_REQUEST', m.webhook_event_unknown({ event: unknown, events: listOf(known) }), {
      field: 'events',
    })
  return known.filter(event => events.includes(event)).join(' ')
}

async function requireWebhook(database: Reader, id: string): Promise<Webhook> {
  const webhook = await findWebhook(database, id)
  if (!webhook) throw new AppError('NOT_FOUND', m.webhook_missing())
  return webhook
}

/** A webhook without its secrets. */
function shown({ id, name, address, events, failingSince, deliveredAt, offAt, offFor, earlierUntil }: Webhook) {
  const isEarlierValid = earlierUntil && earlierUntil > new Date()
  return {
    id,
    name,
    address,
    events: events.split(' '),
    state: offAt ? ('off' as const) : failingSince ? ('failing' as const) : ('on' as const),
    since: (offAt ?? failingSince)?.toISOString() ?? null,
    offFor: offFor as 'failed' | 'gone' | 'paused' | null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    earlierUntil: isEarlierValid ? earlierUntil.toISOString() : null,
  }
}

function shownDelivery(row: WebhookDelivery) {
  const { id, event, body, createdAt, state, attempts, nextTryAt, triedAt, durationMs, status, answer, problem } = row
  return {
    id,
    event,
    body,
    state: state as 'waiting' | 'delivered' | 'failed',
    attempts,
    durationMs,
    status,
    answer,
    problem: problem as '' | SendProblem,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    /** when it is tried again */
    nextTryAt: state === 'waiting' && problem !== '' ? nextTryAt.toISOString() : null,
  }
}
