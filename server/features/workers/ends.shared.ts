import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  type Gap,
  gapText,
  type Kind,
  type Short,
  shortText,
} from '#server/features/applications/stages/gaps.shared.ts'

/** `contractEndsOn` is of somebody abroad, `hasEnded` where its own last day is over. */
type Ends = Short & { kind: Kind; contractEndsOn: string; hasEnded: boolean }

/** Whether more is asked of it than that it has not ended. */
export const isAskedLonger = ({ months, entry, contractEndsOn }: Ends): boolean =>
  months > 0 || entry !== '' || contractEndsOn !== ''

/** Until when something serves, and for what that is too short. */
export function endText(ends: Ends): string {
  const day = formatDay(ends.endsOn)
  if (ends.hasEnded) return m.worker_passport_ended({ day })
  if (ends.contractEndsOn) return m.end_in_contract({ day, contract: formatDay(ends.contractEndsOn) })
  return isAskedLonger(ends) ? shortText(ends) : m.worker_passport_ends({ day })
}

/** What is not good for a flight; empty where everything is. */
export const unfitText = (unfit: Gap[]): string =>
  unfit.length > 0 ? m.flight_unfit({ papers: unfit.map(gapText).join(', ') }) : ''
