import { m } from '#i18n/paraglide/messages.js'
import { gapText, readSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'

/** To which stage somebody went on, and without what. */
export function SkippedText({ outcome }: { outcome: string | null }) {
  const { state, gaps } = readSkip(outcome)
  const documents = gaps.map(gapText).join(', ')
  return <span>{m.application_skipped({ state: stateLabels[state](), documents })}</span>
}
