import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { useAction } from '#app/editor/use-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Profile } from './account-page.tsx'
import { AccountSection } from './account-section.tsx'

type Session = Profile['sessions'][number]

/** Every device that is signed in, each to sign out. */
export function Sessions({ sessions }: { sessions: Session[] }) {
  const endSession = useAction(trpc().accounts.own.endSession.mutationOptions())
  const endOthers = useAction(trpc().accounts.own.endOtherSessions.mutationOptions())
  return (
    <AccountSection title={m.account_sessions_title()}>
      <ul className="grid gap-3">
        {sessions.map(({ id, device, createdAt, lastUsedAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="me-auto min-w-0 wrap-anywhere">
              <p className="font-semibold">{nameOf(device)}</p>
              <p className="text-sm text-muted">
                {m.account_session_used({ when: formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}{' '}
                · {m.account_session_since({ when: formatDate(createdAt, { dateStyle: 'medium' }) })}
              </p>
            </div>
            {isThis ? (
              <Badge variant="success">{m.account_session_this()}</Badge>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                busy={endSession.pending?.id === id}
                aria-label={m.account_session_end_label({ device: nameOf(device) })}
                onClick={() => {
                  void endSession.act({ id }, m.account_session_ended())
                }}
              >
                {m.account_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
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

function nameOf({ browser, system }: Session['device']) {
  return browser && system ? m.account_session_device({ browser, system }) : browser || m.account_session_unknown()
}
