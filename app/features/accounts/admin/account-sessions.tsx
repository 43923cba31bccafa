import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { useAction } from '#app/editor/use-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Profile } from './profile-query.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { nameDevice, SessionList } from './session-list.tsx'

/** Every device that is signed in, each to sign out. */
export function Sessions({ sessions }: Pick<Profile, 'sessions'>) {
  const endSession = useAction(trpc().accounts.own.endSession.mutationOptions())
  const endOthers = useAction(trpc().accounts.own.endOtherSessions.mutationOptions())
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
              busy={endSession.pending?.id === id}
              aria-label={m.account_session_end_label({ device: nameDevice({ device }) })}
              onClick={() => {
                void endSession.act({ id }, m.account_session_ended())
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
            void endOthers.act(undefined, m.account_sessions_ended())
          }}
        >
          {m.account_sessions_end()}
        </Button>
      )}
    </AccountSection>
  )
}
