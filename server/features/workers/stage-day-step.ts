import { formatDay, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import type { Writer } from '#server/db/client.ts'
import { type IdempotentRequest, once } from '#server/db/idempotency.ts'
import { AppError } from '#server/errors.ts'
import { type Application, requireOwn } from '#server/features/applications/domain.ts'
import { gapText } from '#server/features/applications/stages/gaps.shared.ts'
import { step, takeBack, throwMoved } from '#server/features/applications/stages/domain.ts'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import type { NoteInput } from '#server/features/workers/document-schema.ts'
import { requireDocument } from '#server/features/workers/documents.ts'
import { factLabels, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import { gapsFor, gapsOfMany } from '#server/features/workers/stages.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import { can, type Holder } from '#server/permissions.ts'

type Person = Actor & Holder & { id: string }
type Asked = Omit<NoteInput, 'file'> & { document: string }

/** What came of somebody of whom a stage was written down. */
export type Gone = {
  state: State
  /** The step that was made by what is written. */
  event?: string
  /** Whether it was made now. */
  isMoved?: boolean
  /** Whether it was taken back now. */
  isBack?: boolean
  /** Why they stay where they are. */
  stays?: string
  /** The same of whoever has everything, and goes on from a day that is still ahead. */
  waits?: string
}

type Why = { stays: string } | { waits: string }

/**
 * Moves on who has shown what was written down and lacks nothing else, or takes the step back that a correction no
 * longer lets stand; of others it says why they stay. Nothing where nobody is asked to go on.
 */
export async function goOn(
  by: Person,
  { from, event, ...asked }: Asked,
  request: IdempotentRequest | undefined,
): Promise<Gone | undefined> {
  if (!from || !can(by, 'applications')) return undefined
  const to = nextStage(from)
  if (!to) return { state: from, stays: m.day_stays_off({ state: stateLabels[from]() }) }
  let why: Why | undefined
  try {
    return await changeContent(transaction =>
      once(transaction, request, async (): Promise<Gone> => {
        const application = await requireOwn(asked.application, transaction)
        why = await whyNot(transaction, by, { ...application, state: from }, to, asked)
        if (!event)
          return why
            ? { state: from, ...why }
            : { state: to, event: await step(transaction, by, application, { from, state: to }), isMoved: true }
        if (!why) return { state: to, event }
        if (application.state !== to) await throwMoved(transaction, application)
        await takeBack(transaction, application, event, by)
        return { state: from, isBack: true, ...why }
      }),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SERVICE_UNAVAILABLE') throw error
    return event && why
      ? { state: to, event, stays: m.day_not_back({ why: Object.values(why).join(' '), reason: error.message }) }
      : { state: from, stays: error.message }
  }
}

/** Why what was written down lets nobody go on; undefined where it does. */
async function whyNot(
  transaction: Writer,
  by: Holder,
  application: Application,
  to: State,
  { kind, heldOn, document }: Asked,
): Promise<Why | undefined> {
  const paper = await requireDocument(document, transaction)
  if (paper.outcome === 'unfit') return { stays: m.day_stays_unfit() }
  const unknown = NEEDED_FACTS[kind]?.filter(fact => !paper[fact]) ?? []
  if (unknown.length > 0)
    return { stays: m.day_stays_open({ facts: unknown.map(fact => factLabels[kind][fact]?.() ?? '').join(', ') }) }
  const gaps = (await gapsOfMany([application], transaction)).get(application.id)?.(to) ?? []
  if (gaps.length > 0) return { stays: m.application_not_ready({ missing: gapsFor(by, gaps).map(gapText).join(', ') }) }
  const flight = kind === 'ticket' ? heldOn : ''
  if (to !== 'departed' || (flight && flight <= today())) return undefined
  return flight ? { waits: m.day_stays_flight_on({ day: formatDay(flight) }) } : { stays: m.day_stays_flight() }
}
