import { read, write, type Writer } from '#server/db/client.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { runInBackground } from '#server/jobs/background.ts'
import { UnsealError } from '#server/installation/keys.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { traced } from '#server/tracing/tracing.ts'
import { TEST_EVENT } from '#server/changes/events.shared.ts'
import { isTold } from '#server/changes/outbox.ts'
import { type Answer, post } from '#server/changes/send.ts'
import { openSecret, signedHeaders } from '#server/changes/signature.ts'
import type { Webhook, WebhookDelivery } from '../../prisma/generated/sqlite/client.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LEASE_MS = MINUTE_MS // in which no other process sends it
const LANE_MS = 30 * SECOND_MS // after which a webhook with more to send waits for the next round
/** The pauses between attempts, a little more than a day in all; each is up to a tenth longer. */
const PAUSES_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  8 * HOUR_MS,
  8.5 * HOUR_MS,
]
const JITTER = 0.1

type Lane = { isAsked: boolean; work: Promise<void> }

const sending = perServer(() => ({ lanes: new Map<string, Lane>(), stop: new AbortController() }))

/**
 * Sends what is due: each webhook has a lane of its own, which sends one delivery after the other, so that a receiver
 * that is slow delays no other. Several processes may do this at once. What is under way when `signal` stops it is sent
 * again when its lease has ended.
 */
export async function deliverWebhooks(signal: AbortSignal): Promise<void> {
  if (!isTold()) return
  const due = await read.webhookDelivery.groupBy({
    by: ['webhookId'],
    where: { state: 'waiting', OR: dueNow() },
  })
  await Promise.all(due.map(({ webhookId }) => runLane(webhookId, signal)))
}

/** The same in the background. */
export function deliverWebhooksSoon(): void {
  runInBackground(() => deliverWebhooks(sending().stop.signal))
}

/** Ends what `deliverWebhooksSoon` has begun. */
export function stopWebhooks(): void {
  sending().stop.abort()
}

function runLane(webhookId: string, signal: AbortSignal): Promise<void> {
  const { lanes } = sending()
  const running = lanes.get(webhookId)
  if (running) {
    running.isAsked = true
    return running.work
  }
  const lane: Lane = { isAsked: true, work: Promise.resolve() }
  lanes.set(webhookId, lane)
  lane.work = drain(webhookId, lane, signal)
  return lane.work
}

async function drain(webhookId: string, lane: Lane, signal: AbortSignal) {
  const end = performance.now() + LANE_MS
  try {
    while (!signal.aborted && performance.now() < end) {
      lane.isAsked = false
      const next = await read.webhookDelivery.findFirst({
        where: { webhookId, state: 'waiting', OR: dueNow() },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      })
      if (next) await attempt(next, signal)
      else if (!lane.isAsked) return
    }
  } finally {
    sending().lanes.delete(webhookId)
  }
}

async function attempt(delivery: WebhookDelivery, signal: AbortSignal) {
  const begunAt = new Date()
  const webhook = await claim(delivery, begunAt)
  if (!webhook) return
  const begun = performance.now()
  const answer = await send(webhook, delivery, begunAt, signal)
  if (signal.aborted && answer.status === null) return
  const durationMs = Math.round(performance.now() - begun)
  const followUps = await settle(webhook, delivery, answer, { triedAt: begunAt, durationMs })
  for (const work of followUps) work()
}

/** Also at once when the time was set by a clock that has gone back since. */
const dueNow = () => {
  const now = Date.now()
  return [{ nextTryAt: { lte: new Date(now) } }, { nextTryAt: { gt: new Date(now + 2 * Math.max(...PAUSES_MS)) } }]
}

/** The webhook of a delivery that is now this process's; null when another was first. */
function claim({ id, webhookId, attempts, nextTryAt }: WebhookDelivery, now: Date): Promise<Webhook | null> {
  return write(async transaction => {
    const { count } = await transaction.webhookDelivery.updateMany({
      where: { id, state: 'waiting', attempts, nextTryAt },
      data: { attempts: attempts + 1, nextTryAt: new Date(now.getTime() + LEASE_MS), triedAt: now },
    })
    return count === 0 ? null : transaction.webhook.findUnique({ where: { id: webhookId } })
  })
}

async function send(
  webhook: Webhook,
  { messageId, event, body }: WebhookDelivery,
  now: Date,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const headers = signedHeaders(messageId, Math.floor(now.getTime() / SECOND_MS), body, secretsOf(webhook, now))
    return await traced('webhook delivery', () => post(webhook.address, headers, body, signal), {
      kind: 'client',
      facts: { event },
      describe: answer => ({ facts: factsOf(answer), isFailed: answer.problem !== '' }),
    })
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error
    return { status: null, answer: '', problem: 'secret' }
  }
}

const factsOf = ({ status, problem }: Answer): Record<string, string | number> =>
  status === null ? { problem } : { 'http.response.status_code': status }

/** The secret, and the one before it while receivers may still check with that. */
function secretsOf({ id, secret, earlierSecret, earlierUntil }: Webhook, now: Date) {
  const earlier = earlierSecret && earlierUntil && earlierUntil > now ? [earlierSecret] : []
  return [secret, ...earlier].map(sealed => openSecret(id, sealed))
}

/** Notes how an attempt ended. Gives what follows the commit where the webhook was turned off. */
function settle(
  webhook: Pick<Webhook, 'id' | 'name'>,
  { id, event, attempts }: WebhookDelivery,
  answer: Answer,
  facts: { triedAt: Date; durationMs: number },
): Promise<(() => void)[]> {
  const now = Date.now()
  const isTest = event === TEST_EVENT
  const pause = isTest || answer.problem === 'gone' ? undefined : PAUSES_MS[attempts]
  return write(async transaction => {
    const state = answer.problem === '' ? 'delivered' : pause === undefined ? 'failed' : 'waiting'
    const nextTryAt = new Date(now + (pause ?? 0) * (1 + Math.random() * JITTER))
    await transaction.webhookDelivery.updateMany({ where: { id }, data: { ...answer, ...facts, state, nextTryAt } })
    if (answer.problem === '') {
      const data = { deliveredAt: new Date(now), failingSince: null }
      await transaction.webhook.updateMany({ where: { id: webhook.id }, data })
      return []
    }
    if (isTest) return []
    await transaction.webhook.updateMany({
      where: { id: webhook.id, failingSince: null },
      data: { failingSince: facts.triedAt },
    })
    log.info({ webhook: webhook.id, delivery: id, attempt: attempts + 1, ...answerOf(answer) }, 'a webhook failed')
    return turnOffIfDead(transaction, webhook, answer, now)
  })
}

const answerOf = ({ status, problem }: Answer) => ({ status, problem })

/** Turns a webhook off that has taken nothing for a day, or that says it is gone. */
async function turnOffIfDead(
  transaction: Writer,
  { id, name }: Pick<Webhook, 'id' | 'name'>,
  { problem }: Answer,
  now: number,
) {
  const isGone = problem === 'gone'
  const { count } = await transaction.webhook.updateMany({
    where: { id, offAt: null, ...(!isGone && { failingSince: { lte: new Date(now - DAY_MS) } }) },
    data: { offAt: new Date(now), offFor: isGone ? 'gone' : 'failed' },
  })
  if (count === 0) return []
  await giveUp(transaction, id)
  const followUps: (() => void)[] = []
  for (const { onWebhookOff } of registeredFeatures())
    if (onWebhookOff) followUps.push(await onWebhookOff(transaction, { id, name }))
  return followUps
}

/** What a webhook that is off has not been sent is not sent any more; staff may send it again. */
export async function giveUp(transaction: Writer, webhookId: string): Promise<void> {
  await transaction.webhookDelivery.updateMany({
    where: { webhookId, state: 'waiting', event: { not: TEST_EVENT } },
    data: { state: 'failed', problem: 'off' },
  })
}
