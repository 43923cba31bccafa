import { config } from '#server/config/config.ts'
import { hmac, isSame } from '#server/installation/keys.ts'

/** All that comes once a day, as one mail has all of it. */
export const DAILY = 'daily'

const sealOf = (userId: string, event: string) => hmac('notice stop', `${userId} ${event}`)

/** Where one POST without a session ends somebody’s mails of an event, or by default the daily one (RFC 8058). */
export const stopLink = (userId: string, event: string = DAILY): string =>
  `${config.PUBLIC_URL}/notices/stop?${new URLSearchParams({ person: userId, event, key: sealOf(userId, event) })}`

/** Whether a link of somebody and an event is ours. */
export const isStopLink = (userId: string, event: string, key: string): boolean => isSame(key, sealOf(userId, event))
