import type { useMany } from '#app/list/use-many.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import type { Answer } from './move-many-dialog.tsx'
import type { Movable } from './queries.ts'

/** A step of an application, to be undone. */
export type MadeStep = { id: string; event: string }

/** Takes the steps of a part of the applications back. */
export const undoSteps = (steps: MadeStep[]) => (part: { id: string }[]) =>
  applicationsClient().undoMany.mutate({ moves: steps.filter(({ id }) => part.some(row => row.id === id)) })

/** Moves many to a state as it was answered in the dialog, and offers to take it back. */
export function useMoveMany<Row extends Movable>({ run, say }: ReturnType<typeof useMany<Row>>) {
  return async (state: State, chosen: Row[], { reason, skipOf }: Answer) => {
    const steps: MadeStep[] = []
    const moved = await run(m.applications_moving(), chosen, async part => {
      const moves = part.map(({ id, state: from }) => ({ id, from, skip: skipOf(id) }))
      const { failed, moved: made } = await applicationsClient().moveMany.mutate({ moves, state, reason })
      steps.push(...made)
      return { failed }
    })
    const stepped = moved.filter(({ id }) => steps.some(step => step.id === id))
    if (moved.length > 0)
      say(m.applications_moved(plural(moved.length)), stepped, stepped.length > 0 ? undoSteps(steps) : undefined)
  }
}
