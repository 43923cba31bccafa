import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/states.shared.ts'
import { kindLabels } from '#server/features/workers/documents.shared.ts'
import { readSkip } from '#server/features/workers/stages.shared.ts'

/** To which stage somebody went on, and without what. */
export function SkippedText({ outcome }: { outcome: string | null }) {
  const { state, kinds } = readSkip(outcome)
  const documents = kinds.map(kind => kindLabels[kind]()).join(', ')
  return <span>{m.application_skipped({ state: stateLabels[state](), documents })}</span>
}
