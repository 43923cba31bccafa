import { FileCard } from '@agency/ui/FileCard'
import { History, MessageSquareText, Reply, StickyNote } from 'lucide-react'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import { aboutLabel, placeLabel } from './labels.ts'
import type { Complaint } from './queries.ts'

type Entry = Complaint['entries'][number]
type Change = NonNullable<Entry['change']>

const BYTES_A_KB = 1024

const kinds: Record<string, { label: () => string; Icon: typeof Reply; look: string }> = {
  person: { label: m.complaint_from_person, Icon: MessageSquareText, look: 'border-line bg-surface' },
  officer: { label: m.complaint_from_officer, Icon: Reply, look: 'border-brand/25 bg-brand-soft sm:ms-10' },
  note: { label: m.complaint_note, Icon: StickyNote, look: 'border-dashed border-line bg-sunken sm:ms-10' },
}

/** What the person and officers wrote to each other, with notes and what was done, oldest first. */
export function ComplaintThread({ entries }: Pick<Complaint, 'entries'>) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="sr-only">
        {m.complaint_thread()}
      </h2>
      <ol className="grid gap-3">
        {entries.map(entry =>
          entry.kind === 'change' ? (
            <ChangeEntry key={entry.id} entry={entry} />
          ) : (
            <WrittenEntry key={entry.id} entry={entry} />
          ),
        )}
      </ol>
    </section>
  )
}

function WrittenEntry({ entry }: { entry: Entry }) {
  const { kind, text, by, day, files } = entry
  const { label, Icon, look } = kinds[kind] ?? kinds.note!
  return (
    <li className={`rounded-lg border p-4 sm:p-5 ${look}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="font-semibold text-ink">{label()}</span>
        {by && <span>{by}</span>}
        <time dateTime={day}>{formatDay(day)}</time>
      </p>
      {text && (
        <p lang={languageOf(text)} className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {text === null && <p className="mt-2 text-sm text-danger">{m.complaint_locked()}</p>}
      {files.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {files.map(({ id, kind: type, bytes }) => (
            <li key={id}>
              <FileCard
                title={m.complaint_file({
                  kind: type.toUpperCase(),
                  size: formatNumber(Math.ceil(bytes / BYTES_A_KB)),
                })}
                href={`/admin/complaints/files/${id}`}
                download
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function ChangeEntry({ entry }: { entry: Entry }) {
  const { change, by, day } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 text-sm text-muted sm:ms-10">
      <History aria-hidden="true" className="size-4 shrink-0" />
      <span className="text-ink">{change ? describe(change) : m.complaint_locked()}</span>
      <span>{by}</span>
      <time dateTime={day}>{formatDay(day)}</time>
    </li>
  )
}

const told = ({ about, place }: { about: string; place: string }) =>
  [about && aboutLabel(about), placeLabel(place)].filter(Boolean).join(', ') || m.complaint_about_none()

function describe(change: Change) {
  switch (change.what) {
    case 'assigned':
      return m.complaint_did_assigned({ name: change.detail })
    case 'closed':
      return m.complaint_did_closed({ reason: reasonLabels[change.detail]() })
    case 'classified':
      return m.complaint_did_classified({ about: told(change) })
    case 'released':
      return m.complaint_did_released()
    case 'reopened':
      return m.complaint_did_reopened()
  }
}
