import { Badge } from '@agency/ui/Badge'
import { Button, IconButton } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { Progress } from '@agency/ui/Progress'
import { Tag } from '@agency/ui/Tag'
import { Check, UserRoundX } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { FailuresDialog } from '#app/list/failures.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { PhoneLine } from '#app/list/phone-line.tsx'
import { useMany } from '#app/list/use-many.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import type { InterviewPerson as Person } from './interview-outcome.tsx'
import { channelLabels, WriteButtons, WriteNext } from './interview-writing.tsx'
import type { Interview } from './queries.ts'
import { ApplicationState } from './state-badge.tsx'

/** Before the day: everybody who is invited is written to, one by one by a tap or all by mail. */
export function InterviewInvitations({ people, me }: { people: Interview['people']; me: Me }) {
  const selection = useSelection<Person>(({ id }) => id, { rows: people, count: people.length })
  const many = useMany(selection)
  const written = people.filter(person => person.written.length > 0).length

  async function uninviteMany(rows: Person[]) {
    const { length } = await many.run(m.interview_uninviting(), rows, part => uninvite(part.map(({ id }) => id)))
    if (length > 0) many.say(m.interview_uninvited_many(plural(length)), rows)
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <WriteNext people={people} many={many} />
      <Progress
        className="max-w-md print:hidden"
        label={m.interview_written()}
        detail={m.list_done_of({ done: formatNumber(written), total: formatNumber(people.length) })}
        value={written}
        max={people.length}
      />
      <DataTable
        label={m.interview_people_label()}
        columns={columnsOf(me.uid)}
        rows={people}
        idOf={({ id }) => id}
        selection={selection}
        labels={{ select: ({ name }) => m.list_select({ name }), selectAll: m.list_select_page() }}
      />
      <ListSelection selection={selection} parts={many.parts}>
        {selection.rows.length > 0 && (
          <Button
            variant="secondary"
            busy={many.parts.progress !== undefined}
            onClick={() => void uninviteMany(selection.rows)}
          >
            <UserRoundX aria-hidden="true" />
            {m.interview_uninvite_many()}
          </Button>
        )}
      </ListSelection>
      <FailuresDialog failed={many.failed} nameOf={({ name }) => name} onClose={many.forgetFailed} />
    </div>
  )
}

const columnsOf = (myId: string): Column<Person>[] => [
  {
    title: m.application_person(),
    cell: ({ id, name, phone, reference, state }) => (
      <div className="min-w-0">
        <TextLink to="/admin/applications/$id" params={{ id }} lang={languageOf(name)}>
          {name}
        </TextLink>
        <PhoneLine phone={phone} reference={reference} />
        <span className="mt-1 block print:hidden">
          <ApplicationState state={state} />
        </span>
      </div>
    ),
  },
  {
    title: m.interview_write(),
    cell: person => (
      <>
        {person.isAgain && (
          <Badge variant="danger" className="mb-1.5">
            {m.interview_again()}
          </Badge>
        )}
        <WriteButtons person={person} isTight />
      </>
    ),
    className: 'print:hidden',
  },
  { title: m.interview_written(), cell: person => <Written person={person} myId={myId} /> },
  {
    title: m.interview_uninvite_head(),
    cell: person => <Uninvite {...person} />,
    className: 'min-w-0! print:hidden',
  },
]

const uninvite = (ids: string[]) => applicationsClient().interviews.uninvite.mutate({ ids })

function Uninvite({ id, name }: Person) {
  const { act } = useStaffAction()
  return (
    <IconButton
      aria-label={m.interview_uninvite({ name })}
      onClick={() =>
        void act(() => uninvite([id]), m.interview_uninvited({ name })).then(() =>
          document.getElementById('content')?.focus(),
        )
      }
    >
      <UserRoundX aria-hidden="true" />
    </IconButton>
  )
}

/** By which way somebody was written to, and by whom; what I noted by mistake I take back. */
function Written({ person: { name, written }, myId }: { person: Person; myId: string }) {
  const { act } = useStaffAction()
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {written.map(({ id, channel, by, byId, at, isMail }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Tag
            icon={<Check aria-hidden="true" />}
            labels={{ remove: `${m.interview_not_written()}: ${name}` }}
            onRemove={
              byId === myId && !isMail
                ? () => void act(() => applicationsClient().removeEntry.mutate({ id }))
                : undefined
            }
          >
            {channelLabels[channel as keyof typeof channelLabels]()}
          </Tag>
          {by}, {formatDate(at, { dateStyle: 'short', timeStyle: 'short' })}
        </li>
      ))}
    </ul>
  )
}
