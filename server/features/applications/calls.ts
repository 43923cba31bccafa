import { fromOfficeTime, today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import { joinedAtOf, ownStepAt } from '#server/features/applications/merges/gifts.ts'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'
import { withMerged } from '#server/features/applications/worker-file.ts'
import type { Application, ApplicationEntry } from '../../../prisma/generated/sqlite/client.ts'

const HOUR_MS = 60 * 60 * 1000
/** After how many hours somebody is called again who did not answer for the first time, the second, the third. */
export const RETRY_HOURS = [3, 24, 48] as const
/** And from then on. */
export const RETRY_LAST_HOURS = 7 * 24

/**
 * The hours of Dhaka in which a rule has somebody called: those of the office of the demonstration. An agency writes its own as a
 * sentence, which no program reads.
 */
const CALL_HOURS = { from: 9, until: 18 } as const

type Call = { outcome: CallOutcome | null; callAt: string | null }

/**
 * When somebody is to be called again after a call: who asked for it at the time they said, or at once; who did not
 * answer after a time that grows with each call in a row, in the hours of calls; nobody else.
 */
export async function nextCallAt(
  database: Reader,
  id: string,
  { outcome, callAt }: Call,
  now = Date.now(),
): Promise<Date | null> {
  if (outcome === 'again') return new Date(callAt ?? now)
  if (outcome !== 'missed') return null
  const root = (await requireApplication(id, database)).mergedIntoId ?? id
  const before = (await callsOf(database, [root])).get(root)?.outcomes ?? []
  const answered = before.findIndex(each => each !== 'missed')
  const missed = answered === -1 ? before.length : answered
  return inCallHours(new Date(now + (RETRY_HOURS[missed] ?? RETRY_LAST_HOURS) * HOUR_MS))
}

/** The moment, or where it is not within the hours of calls the next one that is. */
export function inCallHours(moment: Date): Date {
  const day = today(moment.getTime())
  const opens = opensOn(day)
  if (moment < opens) return opens
  const closes = new Date(opens.getTime() + (CALL_HOURS.until - CALL_HOURS.from) * HOUR_MS)
  return moment < closes ? moment : opensOn(daysFrom(day, 1))
}

const opensOn = (day: string) => new Date(fromOfficeTime(`${day}T${String(CALL_HOURS.from).padStart(2, '0')}:00`)!)

/**
 * Keeps what an application says of its calls, as follows from these: whoever is to be called again, and whose number is
 * wrong. The last call that no step has followed decides, also one of what was merged into it; a number that was
 * corrected is called at once. In the transaction that changes a call, the state, the number, or what is merged.
 */
export async function keepCalls(transaction: Writer, id: string): Promise<void> {
  const { mergedIntoId } = await requireApplication(id, transaction)
  const root = await requireApplication(mergedIntoId ?? id, transaction)
  const all = await withMerged(transaction, [root.id])
  const calls = await transaction.applicationEntry.findMany({
    where: { applicationId: { in: all.map(each => each.id) }, kind: 'call' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  const last = calls.find(call => !isFollowed(call, all))
  const isWrong = last?.outcome === 'wrong'
  const isCorrected = isWrong && last.phone !== root.phone
  await transaction.application.update({
    where: { id: root.id },
    data: {
      callAgainSince: isCorrected ? last.at : (last?.callAt ?? null),
      wrongNumberSince: isWrong && !isCorrected ? last.at : null,
    },
  })
  await transaction.application.updateMany({
    where: { mergedIntoId: root.id },
    data: { callAgainSince: null, wrongNumberSince: null },
  })
}

/**
 * Whether a step has followed a call: of its application, or of one that this was put into, since then. The step by which
 * a merge tells of the other application follows nothing.
 */
function isFollowed({ applicationId, at }: Pick<ApplicationEntry, 'applicationId' | 'at'>, all: Application[]) {
  const byId = new Map(all.map(each => [each.id, each]))
  let joinedAt = new Date(0)
  for (let each = byId.get(applicationId); each;) {
    const steppedAt = ownStepAt(each)
    if (steppedAt > joinedAt && steppedAt > at) return true
    const parent = byId.get(each.putIntoId ?? '')
    joinedAt = parent ? joinedAtOf(parent, each.id) : joinedAt
    each = parent
  }
  return false
}

/** Of these applications, with what was merged into them: when each was called last, and how their calls went, the latest first. */
export async function callsOf(database: Reader, ids: string[]) {
  const all = await withMerged(database, ids)
  const rootOf = new Map(all.map(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]))
  const entries = await database.applicationEntry.findMany({
    where: { applicationId: { in: [...rootOf.keys()] }, kind: 'call' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { applicationId: true, at: true, outcome: true },
  })
  const found = new Map<string, { at: Date; outcomes: (CallOutcome | null)[] }>()
  for (const { applicationId, at, outcome } of entries) {
    const root = rootOf.get(applicationId)!
    const calls = found.get(root) ?? { at, outcomes: [] }
    calls.outcomes.push(outcome as CallOutcome | null)
    found.set(root, calls)
  }
  return found
}
