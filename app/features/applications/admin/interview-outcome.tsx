import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Check, ChevronsRight, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { FailuresDialog } from '#app/list/failures.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { useMany } from '#app/list/use-many.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { MoveManyDialog } from './move-many-dialog.tsx'
import type { Interview } from './queries.ts'
import { type MadeStep, undoSteps, useMoveMany } from './use-move-many.ts'

export type InterviewPerson = Interview['people'][number]
type Decision = 'selected' | 'rejected'

/** What comes of an interview, for one person and for many: who came, and who is selected, waits or is refused. */
export function useOutcome(selection: Selection<InterviewPerson>) {
  const many = useMany(selection)
  const move = useMoveMany(many)
  const [asked, setAsked] = useState<{ state: Decision; people: InterviewPerson[] }>()

  async function attendMany(attendance: 'came' | 'absent', people: InterviewPerson[]) {
    const { length } = await many.run(m.interview_noting(), people, async part => {
      await applicationsClient().interviews.attend.mutate({ ids: part.map(({ id }) => id), attendance })
    })
    const done = attendance === 'came' ? m.interview_came_many : m.interview_absent_many
    if (length > 0) many.say(done(plural(length)), people)
  }

  async function keepWaiting(people: InterviewPerson[]) {
    const steps: MadeStep[] = []
    const waiting = await many.run(m.interview_waiting_working(), people, async part => {
      const moves = part.map(({ id, state: from }) => ({ id, from }))
      const { failed, moved } = await applicationsClient().interviews.keepWaiting.mutate({ moves })
      steps.push(...moved)
      return { failed }
    })
    if (waiting.length > 0) many.say(m.interview_waiting_many(plural(waiting.length)), waiting, undoSteps(steps))
  }

  return { many, move, asked, attendMany, keepWaiting, ask: setAsked, close: () => setAsked(undefined) }
}

export type Outcome = ReturnType<typeof useOutcome>
type Props = { outcome: Outcome; people: InterviewPerson[] }

/** The outcome for these people, behind one button. */
export function OutcomeMenu({ outcome, people, label }: Props & { label?: string }) {
  const { many, ask, keepWaiting } = outcome
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          size={label ? 'sm' : undefined}
          busy={many.parts.progress !== undefined}
          aria-label={label}
        >
          <ChevronsRight aria-hidden="true" />
          <span className={label && 'whitespace-nowrap sm:max-[104rem]:sr-only'}>{m.interview_outcome()}</span>
        </Button>
      }
    >
      <DropdownMenuItem onSelect={() => ask({ state: 'selected', people })}>{m.interview_select()}</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void keepWaiting(people)}>{m.interview_wait()}</DropdownMenuItem>
      <DropdownMenuItem variant="danger" onSelect={() => ask({ state: 'rejected', people })}>
        {m.interview_reject()}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}

/** What can be done with those who are selected in the list, and the questions before anybody reads of it. */
export function OutcomeBar({ outcome, selection }: { outcome: Outcome; selection: Selection<InterviewPerson> }) {
  const { many, move, asked, attendMany, close } = outcome
  const { rows } = selection
  const isBusy = many.parts.progress !== undefined
  return (
    <>
      <ListSelection selection={selection} parts={many.parts}>
        {rows.length > 0 && (
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void attendMany('came', rows)}>
              <Check aria-hidden="true" />
              {m.interview_came()}
            </Button>
            <Button variant="secondary" busy={isBusy} onClick={() => void attendMany('absent', rows)}>
              <UserRoundX aria-hidden="true" />
              {m.interview_absent()}
            </Button>
            <OutcomeMenu outcome={outcome} people={rows} />
          </>
        )}
      </ListSelection>
      {asked && (
        <MoveManyDialog
          state={asked.state}
          rows={asked.people}
          onClose={close}
          onMove={(chosen, answer) => {
            close()
            void move(asked.state, chosen, answer)
          }}
        />
      )}
      <FailuresDialog failed={many.failed} nameOf={({ name }) => name} onClose={many.forgetFailed} />
    </>
  )
}

export const attendanceLabels = { came: m.interview_came, absent: m.interview_absent }

/** Whether one person came, in one press; a second one takes it back. */
export function AttendanceChoice({ id, name, attendance }: InterviewPerson) {
  const { act } = useStaffAction()
  return (
    <div
      role="group"
      data-attendance=""
      aria-label={m.interview_attendance({ name })}
      className="inline-flex flex-wrap gap-1 xl:flex-nowrap"
    >
      {(['came', 'absent'] as const).map(each => (
        <Button
          key={each}
          size="sm"
          variant={attendance === each ? 'primary' : 'secondary'}
          aria-pressed={attendance === each}
          className="whitespace-nowrap"
          onClick={() =>
            void act(() =>
              applicationsClient().interviews.attend.mutate({
                ids: [id],
                attendance: attendance === each ? '' : each,
              }),
            )
          }
        >
          {attendanceLabels[each]()}
        </Button>
      ))}
    </div>
  )
}
