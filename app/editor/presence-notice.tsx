import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Users } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { formatMoment } from './format-moment.ts'
import type { Presence } from './presence.ts'

type Props = {
  presence: Presence | undefined
  /** The newest number that the form knows. */
  seen: number
  isDirty: boolean
  /** Shows the newest state in the form, merged with unsaved changes. */
  onLoad: () => void
}

/** Above a form: who else has the record open, and whether somebody has saved it since. */
export function PresenceNotice({ presence, seen, isDirty, onLoad }: Props) {
  const { others = [], newest } = presence ?? {}
  const isOutdated = newest && newest.number > seen
  return (
    <div role="status" className="grid max-w-page gap-4 not-empty:mb-6">
      {others.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {mergeTabs(others).map(line => (
            <li key={line} className="flex items-start gap-2 wrap-anywhere">
              <Users aria-hidden className="mt-0.5 size-4 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
      )}
      {isOutdated && <Newest newest={newest} isDirty={isDirty} onLoad={onLoad} />}
    </div>
  )
}

function Newest({
  newest,
  isDirty,
  onLoad,
}: Pick<Props, 'isDirty' | 'onLoad'> & { newest: NonNullable<Presence['newest']> }) {
  const facts = { name: newest.by, time: formatMoment(newest.at) }
  if (newest.action === 'deleted') return <Alert variant="danger" role="note" title={m.presence_deleted(facts)} />
  return (
    <Alert
      title={m.presence_newer(facts)}
      actions={
        <Button size="sm" onClick={onLoad}>
          {isDirty ? m.presence_merge() : m.presence_load()}
        </Button>
      }
    />
  )
}

/** A line for each person: of several tabs the one with unsaved changes. */
function mergeTabs(others: Presence['others']): string[] {
  const lines = new Map<string, Presence['others'][number]>()
  for (const tab of others) {
    const person = tab.isMe ? '' : tab.name
    if (!lines.get(person)?.isDirty) lines.set(person, tab)
  }
  return [...lines.values()].map(({ name, isMe, isDirty, seenAt }) => {
    const time = formatMoment(seenAt)
    if (isMe) return isDirty ? m.presence_me_dirty({ time }) : m.presence_me()
    return isDirty ? m.presence_dirty({ name, time }) : m.presence_open({ name })
  })
}
