import { today } from '#i18n/format.ts'
import { TOLD_DAYS } from '#server/features/workers/documents.shared.ts'
import { PASSPORT_ENDS_DAYS, type PassportState } from '#server/features/workers/list.shared.ts'
import type { Worker } from '#server/features/workers/domain.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last day (YYYY-MM-DD) of passports that are soon of no use. */
export const passportEndsOn = (): string => today(Date.now() + PASSPORT_ENDS_DAYS * DAY_MS)

/** The last day (YYYY-MM-DD) of what staff are told that it ends. */
export const toldUntil = (): string => today(Date.now() + TOLD_DAYS[0] * DAY_MS)

/** And of what is urgent. */
export const urgentUntil = (): string => today(Date.now() + TOLD_DAYS[2] * DAY_MS)

/** What there is to say of a worker's passport. */
export function passportOf({
  passportHash,
  passportExpiresOn,
}: Pick<Worker, 'passportHash' | 'passportExpiresOn'>): PassportState {
  if (!passportExpiresOn) return passportHash ? 'no-day' : 'none'
  if (passportExpiresOn < today()) return 'ended'
  return passportExpiresOn <= passportEndsOn() ? 'soon' : 'valid'
}
