import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { StaffMember } from './people.ts'
import { PersonSection } from './person-section.tsx'

const SHOWN = 8

export const personActivityQuery = (person: string) => trpc().activity.list.queryOptions({ person, size: 25 })

type Props = { person: StaffMember; entries: Outputs['activity']['list']['rows'] }

/** What a person did last, and the way to all of it. */
export function PersonActivity({ person: { id, name }, entries }: Props) {
  return (
    <PersonSection title={m.person_activity()}>
      {entries.length === 0 && <p className="text-muted">{m.person_activity_none()}</p>}
      <ul className="divide-y divide-line">
        {entries.slice(0, SHOWN).map(({ id: entry, at, label, subject, subjectBn, subjectId }) => (
          <li key={entry} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {label} {subjectId !== id && <span className="font-semibold" {...localizedText(subject, subjectBn)} />}
            </span>
            <time dateTime={at} className="text-sm whitespace-nowrap text-muted">
              {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <p className="mt-4">
          <TextLink to="/admin/activity" search={{ person: id }}>
            {m.person_activity_all({ name })}
          </TextLink>
        </p>
      )}
    </PersonSection>
  )
}
