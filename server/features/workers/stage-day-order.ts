import { m } from '#i18n/paraglide/messages.js'
import { type Chain, orderProblems } from '#i18n/typed/ordered.ts'
import { AppError } from '#server/errors.ts'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { DOCUMENT_DAYS, type DocumentInput } from '#server/features/workers/document-schema.ts'
import type { DayKind, Fact } from '#server/features/workers/documents.shared.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/** The day of each paper that has its place on the way, one after the other. */
const ON_THE_WAY: Partial<Record<DayKind, Fact>> = { visa: 'issuedOn', ticket: 'heldOn', arrival: 'heldOn' }
const WAY_DAYS: Chain = [
  ['visa', () => m.fact_of({ label: kindLabels.visa(), value: m.fact_valid_from() })],
  ['ticket', m.fact_flight_day],
  ['arrival', kindLabels.arrival],
]

/**
 * Throws BAD_REQUEST with both days for the field whose day is not in order: within the paper, and beside the other
 * papers of the journey, of which these count.
 */
export function requireDayInOrder(kind: DayKind, facts: Omit<DocumentInput, 'kind'>, papers: WorkerDocument[]): void {
  const refuse = (field: string, message: string): never => {
    throw new AppError('BAD_REQUEST', message, { field })
  }
  const [within] = orderProblems(DOCUMENT_DAYS, { kind, ...facts })
  if (within) refuse(within.field, within.message)
  const fact = ON_THE_WAY[kind]
  if (!fact) return
  const days = Object.entries(ON_THE_WAY).map(([name, of]) => [name, papers.find(each => each.kind === name)?.[of]])
  const way = orderProblems(WAY_DAYS, { ...Object.fromEntries(days), [kind]: facts[fact] })
  const problem = way.find(({ field, than }) => field === kind || than === kind)
  if (problem) refuse(fact, problem.message)
}
