import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Profile } from './profile-query.ts'

export type Session = Omit<Profile['sessions'][number], 'isThis'>

/** Devices on which somebody is signed in, each with what can be done there. */
export function SessionList<Each extends Session>({
  sessions,
  renderAction,
}: {
  sessions: Each[]
  renderAction: (session: Each) => ReactNode
}) {
  return (
    <ul className="grid gap-3">
      {sessions.map(session => (
        <li
          key={session.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
        >
          <div className="me-auto min-w-0 wrap-anywhere">
            <p className="font-semibold">{nameDevice(session)}</p>
            <p className="text-sm text-muted">
              {session.place && `${session.place} · `}
              {m.account_session_used({
                when: formatDate(session.lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }),
              })}{' '}
              · {m.account_session_since({ when: formatDate(session.createdAt, { dateStyle: 'medium' }) })}
            </p>
          </div>
          {renderAction(session)}
        </li>
      ))}
    </ul>
  )
}

export function nameDevice({ device: { browser, system } }: Pick<Session, 'device'>): string {
  return browser && system ? m.account_session_device({ browser, system }) : browser || m.account_session_unknown()
}
