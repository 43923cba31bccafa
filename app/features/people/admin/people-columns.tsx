import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { ApplicationState } from '#app/features/applications/admin/state-badge.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { nameLink } from '#app/list/name-link.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import type { ListColumn } from '#app/list/columns.ts'
import { PhoneLine, PhoneLink } from '#app/list/phone-line.tsx'
import { partColumns } from '#app/staff/parts.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { districtName } from '#i18n/districts.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** In the list of people: a column about the file of somebody, where they have one. */
    'people-file': { file: PersonRow['file'] }
    /** Beside the title of that list. */
    people: object
  }
}

export type PersonRow = Outputs['people']['list']['rows'][number]

/** People, each with a link to the file, or to the last application where there is none. */
export const peopleColumns = (me: Me): ListColumn<PersonRow>[] => [
  {
    id: 'name',
    isFixed: true,
    title: m.people_person(),
    orders: { ascending: 'name' },
    cell: row => (
      <>
        <PersonLink row={row} />
        {row.nameBn && (
          <span lang="bn" className="block">
            {row.nameBn}
          </span>
        )}
        <span data-narrow>
          <PhoneLine {...row} />
        </span>
        {(row.file?.isArchived || row.file?.eraseAt) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {row.file.isArchived && <Badge>{m.people_archived()}</Badge>}
            {row.file.eraseAt && <Badge variant="danger">{m.application_to_erase()}</Badge>}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'phone',
    title: m.apply_phone(),
    className: 'max-xl:hidden!',
    cell: ({ phone }) => (
      <span>
        <PhoneLink phone={phone} />
      </span>
    ),
  },
  {
    id: 'trade',
    title: m.application_trade(),
    cell: ({ trade, district }) => (
      <>
        <span className="block">{trade ? tradeName(trade) : m.not_known()}</span>
        {district && (
          <span className="block text-sm text-muted">
            <span className="xl:max-[104rem]:hidden">{districtName(district)}</span>
          </span>
        )}
      </>
    ),
  },
  ...partColumns('people-file', me, ({ file }: PersonRow) => ({ file })),
  {
    id: 'applications',
    title: m.applications_title(),
    takesRest: true,
    cell: ({ file, applications }) => (
      <ul className="grid gap-2">
        {applications.map(({ id, job, state, reference, isInFile }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:whitespace-normal">
            <ApplicationState state={state} />
            <TextLink to="/admin/applications/$id" params={{ id }}>
              {job || m.application_any_job()}
            </TextLink>
            <span className="text-sm text-muted">
              <span className="xl:max-[104rem]:hidden">{reference}</span>
              {file && !isInFile && ` · ${m.people_not_in_file()}`}
            </span>
          </li>
        ))}
        {applications.length === 0 && <li className="text-sm text-muted">{m.people_no_applications()}</li>}
      </ul>
    ),
  },
]

function PersonLink({ row: { id, name, file, applications } }: { row: PersonRow }) {
  const look = {
    'data-edit': id,
    className: nameLink(name),
    lang: languageOf(name),
    onClick: () => rememberOpened(id),
  }
  return file ? (
    <Link to={file.page} {...look}>
      {name}
    </Link>
  ) : (
    <Link to="/admin/applications/$id" params={{ id: applications[0]?.id ?? id }} {...look}>
      {name}
    </Link>
  )
}
