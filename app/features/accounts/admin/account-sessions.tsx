import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Profile } from './profile-query.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { nameDevice, SessionList } from './session-list.tsx'

/** Every device that is signed in, each to sign out. */
export function Sessions({ sessions }: Pick<Profile, 'sessions'>) {
  const endSession = useStaffAction()
  const endOthers = useStaffAction()
  return (
    <AccountSection title={m.account_sessions_title()}>
      <SessionList
        sessions={sessions}
        renderAction={({ id, device, isThis }) =>
          isThis ? (
            <Badge variant="success">{m.account_session_this()}</Badge>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              busy={endSession.pending === id}
              aria-label={m.account_session_end_label({ device: nameDevice({ device }) })}
              onClick={() => {
                const work = () => trpcClient().accounts.own.endSession.mutate({ id })
                void endSession.run(work, { of: id, done: m.account_session_ended() })
              }}
            >
              {m.account_session_end()}
            </Button>
          )
        }
      />
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={endOthers.isPending}
          onClick={() => {
            void endOthers.act(() => trpcClient().accounts.own.endOtherSessions.mutate(), m.account_sessions_ended())
          }}
        >
          {m.account_sessions_end()}
        </Button>
      )}
    </AccountSection>
  )
}
