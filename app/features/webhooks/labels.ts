import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Outputs } from '#app/rendering/trpc.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { type ContentEvent, TEST_EVENT } from '#server/changes/events.shared.ts'

export type WebhookRow = Outputs['webhooks']['list'][number]
export type ShownWebhook = Outputs['webhooks']['byId']
export type Delivery = Outputs['webhooks']['deliveries']['rows'][number]

const contentLabels: Record<ContentEvent, () => string> = {
  'content.published': m.webhook_event_published,
  'content.changed': m.webhook_event_changed,
  'content.closed': m.webhook_event_closed,
  'content.unpublished': m.webhook_event_unpublished,
  'content.deleted': m.webhook_event_deleted,
}

/** Everything that a webhook can hear of, with its label. */
export const eventLabels = (): Record<string, () => string> =>
  Object.assign({}, contentLabels, ...staffFeatures().map(({ webhookEvents }) => webhookEvents))

/** What a delivery reports. */
export function labelOfEvent(event: string): string {
  if (event === TEST_EVENT) return m.webhook_event_test()
  return eventLabels()[event]?.() ?? event
}

const problems: Record<Exclude<Delivery['problem'], ''>, (status: string) => string> = {
  name: m.webhook_problem_name,
  refused: m.webhook_problem_refused,
  timeout: () => m.webhook_problem_timeout({ seconds: formatDigits('10') }),
  certificate: m.webhook_problem_certificate,
  private: m.webhook_problem_private,
  failed: m.webhook_problem_failed,
  status: status => m.webhook_problem_status({ status }),
  redirect: m.webhook_problem_redirect,
  gone: m.webhook_problem_gone,
  secret: m.webhook_problem_secret,
  off: m.webhook_problem_off,
}

/** Why a delivery has not arrived, as a sentence. */
export const problemOf = ({ problem, status }: Pick<Delivery, 'problem' | 'status'>): string =>
  problem === '' ? '' : problems[problem](formatDigits(String(status ?? '')))
