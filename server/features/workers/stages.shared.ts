import { STAGES } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'

/** What can be asked for. */
export const NEEDABLE = [
  'passport',
  'nid',
  'photograph',
  'police',
  'medical',
  'contract',
  'training',
  'visa',
  'clearance',
  'ticket',
  'arrival',
  'return',
] as const satisfies Kind[]

/** What has to be there before somebody comes to a stage, where the settings say nothing else. */
const USUAL_NEEDS: Partial<Record<State, readonly Kind[]>> = {
  medical: ['passport', 'photograph'],
  contract: ['medical'],
  training: ['contract'],
  visa: ['passport', 'medical', 'police', 'training'],
  clearance: ['contract', 'visa'],
  ticket: ['clearance'],
  departed: ['passport', 'medical', 'visa', 'contract', 'clearance', 'ticket'],
  arrived: ['arrival'],
  returned: ['return'],
}

/** The stage after another one; undefined where none is, and before somebody is selected. */
export function nextStage(state: State): State | undefined {
  const at = (STAGES as readonly State[]).indexOf(state)
  return at === -1 || state === 'arrived' ? undefined : STAGES[at + 1]
}

/** Of applications, the last change first, the one that is on its way, or else the first. */
export const goingOf = <One extends { state: State }>(applications: One[]): One | undefined =>
  applications.find(({ state }) => nextStage(state)) ?? applications[0]

/** What stages need by the settings; a row without a country is for all that have none of their own. */
export type StageNeeds = { stage: string; country: string; kinds: Kind[] }[]

/** A row as its form has it. */
export type StageRow = { stage?: unknown; country?: unknown } & Partial<Record<(typeof NEEDABLE)[number], unknown>>

export const toStageNeeds = (rows: StageRow[]): StageNeeds =>
  rows.map(({ stage, country, ...has }) => ({
    stage: String(stage ?? ''),
    country: String(country ?? ''),
    kinds: NEEDABLE.filter(kind => has[kind] === true),
  }))

/**
 * What has to be there for a move: what each stage on the way needs, so that nobody gets past one by a leap. Back, and
 * to an end, needs nothing. Whoever returns has departed before: that asks what a departure asks, and whoever is back
 * from a return has shown it.
 */
export function needsOnTheWay({ from, to, country }: { from: State; to: State; country: string }, rows: StageNeeds) {
  if (from === 'returned') return []
  const way: readonly State[] = STAGES.slice(0, -1)
  const isReturn = to === 'returned'
  const passed = way.slice(way.indexOf(from) + 1, way.indexOf(isReturn ? 'departed' : to) + 1)
  const needed = new Set([...passed, ...(isReturn ? [to] : [])].flatMap(stage => needsOf(stage, country, rows)))
  return NEEDABLE.filter(kind => needed.has(kind))
}

/** What a stage needs in a country of work; an empty one is for all that have no row of their own. */
export function needsOf(stage: State, country: string, rows: StageNeeds): readonly Kind[] {
  const rowOf = (each: string) => rows.find(row => row.stage === stage && row.country === each)?.kinds
  return rowOf(country) ?? rowOf('') ?? USUAL_NEEDS[stage] ?? []
}
