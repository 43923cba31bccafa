import { Button } from '@agency/ui/Button'
import { useRef } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { StaffMember } from './people.ts'
import { PersonSection } from './person-section.tsx'
import { nameDevice, SessionList } from './session-list.tsx'

/** Where a person is signed in, each device to sign out. */
export function PersonSessions({ person: { id, name, sessions } }: { person: StaffMember }) {
  const endOne = useStaffAction()
  const endAll = useStaffAction()
  const focusNext = useFocusNext()
  const list = useRef<HTMLDivElement>(null)
  /** The button is gone with its device: the focus moves to the list. */
  async function keepFocus(change: Promise<boolean>) {
    if (await change) focusNext(() => list.current)
  }
  return (
    <PersonSection title={m.person_sessions()}>
      <div ref={list} tabIndex={-1} className="grid gap-4">
        {sessions.length === 0 && <p className="text-muted">{m.person_sessions_none()}</p>}
        <SessionList
          sessions={sessions}
          renderAction={session => (
            <Button
              size="sm"
              variant="secondary"
              busy={endOne.pending === session.id}
              aria-label={m.account_session_end_label({ device: nameDevice(session) })}
              onClick={() => {
                const work = () => trpcClient().accounts.staff.endSession.mutate({ id, session: session.id })
                void keepFocus(endOne.run(work, { of: session.id, done: m.person_session_ended({ name }) }))
              }}
            >
              {m.account_session_end()}
            </Button>
          )}
        />
        {sessions.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            busy={endAll.isPending}
            onClick={() => {
              const work = () => trpcClient().accounts.staff.endSessions.mutate({ id })
              void keepFocus(endAll.act(work, m.person_sessions_ended({ name })))
            }}
          >
            {m.person_sessions_end()}
          </Button>
        )}
      </div>
    </PersonSection>
  )
}
