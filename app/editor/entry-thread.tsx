import { Button } from '@agency/ui/Button'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Something that staff wrote or did about a record. */
export type Entry = {
  id: string
  text: string
  by: string
  at: string
  /** Of its kind. */
  label: string
  Icon: LucideIcon
  /** Beside its time. */
  facts?: ReactNode
  /** Above its text. */
  head?: ReactNode
  /** Removes it, for whoever may. */
  remove?: (() => Promise<unknown>) | undefined
}

/** What staff wrote and did about a record, in the order that is given. */
export function EntryThread({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="mb-3 font-sans text-lg">
        {m.record_thread()}
      </h2>
      <ol className="grid gap-3">
        {entries.map(entry => (
          <ThreadEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function ThreadEntry({ entry: { text, by, at, label, Icon, facts, head, remove } }: { entry: Entry }) {
  const { act, isPending } = useStaffAction()
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="font-semibold text-ink">{label}</span>
        <span>{by}</span>
        <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {facts}
        {remove && (
          <Button
            variant="ghost"
            size="sm"
            className="-my-2 ms-auto"
            busy={isPending}
            aria-label={m.entry_remove_of({ kind: label })}
            onClick={() => {
              void act(remove, m.entry_removed()).then(() => document.getElementById('content')?.focus())
            }}
          >
            {m.entry_remove_short()}
          </Button>
        )}
      </div>
      {head}
      {text && (
        <p lang={languageOf(text)} className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  )
}
