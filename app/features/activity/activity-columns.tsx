import { MailAddress } from '#app/layouts/mail-address.tsx'
import type { Column } from '#app/list/record-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Entry = Outputs['activity']['list']['rows'][number]

/** Who did what to which record, and when. */
export const activityColumns = (): Column<Entry>[] => [
  {
    title: m.activity_when(),
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    ),
  },
  {
    title: m.activity_who(),
    cell: ({ actor }) => (
      <span className="font-semibold wrap-anywhere">
        <MailAddress email={actor} />
      </span>
    ),
  },
  { title: m.activity_what(), cell: ({ label }) => label },
  {
    title: m.activity_record(),
    cell: ({ subject, subjectBn, isEnglish, detail }) => (
      <>
        <span
          className="wrap-anywhere"
          {...(isEnglish ? localizedText(subject, subjectBn) : { children: <MailAddress email={subject} /> })}
        />
        {detail && (
          <span className="block text-sm text-muted wrap-anywhere">
            <MailAddress email={detail} />
          </span>
        )}
      </>
    ),
  },
]
