import { DataTable, type Column, SelectAll } from '@agency/ui/DataTable'
import { TextField } from '@agency/ui/TextField'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { PhoneLink } from '#app/list/phone-line.tsx'
import { useSelection } from '#app/list/use-selection.ts'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { hasWord, soundsLike, soundsOf } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { tradeName } from '#i18n/trades.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import {
  AttendanceChoice,
  attendanceLabels,
  type InterviewPerson as Person,
  type Outcome,
  OutcomeBar,
  OutcomeMenu,
  useOutcome,
} from './interview-outcome.tsx'
import { InterviewResult, UsualResults } from './interview-result.tsx'
import type { Interview } from './queries.ts'
import { ApplicationState } from './state-badge.tsx'

const HINT = 'find-hint'

/** The day itself: whoever comes in is found, noted as there, and how the test went and what came of it stands beside. */
export function InterviewDoor({ people, me }: { people: Interview['people']; me: Me }) {
  const [search, setSearch] = useState('')
  const found = findPeople(people, search)
  const selection = useSelection<Person>(({ id }) => id, { rows: people, count: people.length })
  const outcome = useOutcome(selection)

  useEffect(() => {
    const showAll = () => flushSync(() => setSearch('')) // paper has everybody
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])

  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:flex-nowrap print:hidden">
        <form
          role="search"
          className="w-full sm:w-80 sm:shrink-0 xl:w-60"
          onSubmit={event => {
            event.preventDefault()
            // of several the right one is chosen first
            const next = found.length === 1 ? '[data-attendance] button' : '[data-list-status]'
            document.querySelector<HTMLElement>(next)?.focus()
          }}
        >
          <TextField
            type="search"
            label={<span className="sr-only">{m.interview_find()}</span>}
            placeholder={m.interview_find()}
            aria-describedby={HINT}
            className="-mt-1.5"
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts="/"
            data-list-search
            onFocus={({ target }) => target.select()}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </form>
        <div className="grid gap-x-6 text-sm text-muted lg:leading-snug">
          <Attendances people={people} />
          <p id={HINT}>{m.interview_find_hint()}</p>
        </div>
      </div>
      <UsualResults />
      {found.length > 0 && (
        <div className="sm:hidden print:hidden">
          <SelectAll rows={found} selection={selection} label={m.list_select_page()} />
        </div>
      )}
      <DataTable
        variant="lines"
        className="xl:pointer-fine:[&_tbody_td]:py-0.5! xl:pointer-fine:[&_thead_th]:py-1!"
        label={m.interview_people_label()}
        columns={columnsOf({ people, outcome, myId: me.uid })}
        rows={found}
        idOf={({ id }) => id}
        selection={selection}
        labels={{ select: ({ name }) => m.list_select({ name }), selectAll: m.list_select_page() }}
        empty={
          <p role="status" className="py-6 text-muted">
            {m.interview_find_none({ text: search })}
          </p>
        }
      />
      <OutcomeBar outcome={outcome} selection={selection} />
    </>
  )
}

const columnsOf = ({
  people,
  outcome,
  myId,
}: {
  people: Person[]
  outcome: Outcome
  myId: string
}): Column<Person>[] => {
  const numbers = new Map(people.map(({ id }, n) => [id, formatNumber(n + 1)]))
  const hasJobs = new Set(people.map(({ job }) => job)).size > 1
  return [
    {
      title: m.interview_number(),
      cell: ({ id }) => numbers.get(id),
      className: 'min-w-0! tabular-nums max-lg:hidden! xl:max-[104rem]:hidden! print:table-cell! xl:w-12',
    },
    {
      title: m.application_person(),
      takesRest: !hasJobs,
      variant: 'title',
      cell: ({ id, name }) => (
        <TextLink to="/admin/applications/$id" params={{ id }} lang={languageOf(name)}>
          {name}
        </TextLink>
      ),
    },
    {
      title: m.apply_phone(),
      cell: ({ phone }) => (
        <div>
          <PhoneLink phone={phone} />
        </div>
      ),
      className: 'xl:w-34',
    },
    ...(hasJobs
      ? [
          {
            title: m.application_job(),
            takesRest: true,
            cell: ({ job, trade }: Person) => job || m.application_status_any({ trade: tradeName(trade) }),
            className: 'sm:max-xl:hidden! print:table-cell!',
          },
        ]
      : []),
    {
      title: m.record_reference(),
      cell: ({ reference }) => reference,
      className: 'whitespace-nowrap sm:max-[104rem]:hidden! print:table-cell! xl:w-26',
    },
    {
      title: m.record_state(),
      cell: ({ state }) => <ApplicationState state={state} />,
      className: 'sm:max-[104rem]:hidden! print:hidden xl:w-30',
    },
    {
      title: m.interview_there(),
      cell: person => (
        <>
          <span data-line="" className="hidden print:inline">
            {person.attendance && attendanceLabels[person.attendance]()}
          </span>
          <span className="print:hidden">
            <AttendanceChoice {...person} />
          </span>
        </>
      ),
      className: 'print:w-24',
    },
    {
      title: m.interview_result(),
      cell: person => <InterviewResult person={person} me={myId} />,
      className: 'xl:whitespace-normal! print:w-40',
    },
    {
      title: m.interview_outcome(),
      cell: person => (
        <OutcomeMenu outcome={outcome} people={[person]} label={m.interview_outcome_of({ name: person.name })} />
      ),
      className: 'print:hidden xl:w-20 min-[104rem]:w-44',
    },
    { title: m.interview_signature(), cell: () => null, className: 'hidden! print:table-cell! print:h-14 print:w-48' },
  ]
}

/** Who is meant: those whose telephone ends so, where there are any, else all who are like it. */
function findPeople(people: Person[], search: string): Person[] {
  const digits = phoneDigits(search)
  const ends = digits ? people.filter(({ phone }) => phone.endsWith(digits)) : []
  return ends.length > 0 ? ends : people.filter(person => isLike(person, search))
}

/** By words of the name in any of its spellings and in the other script, by a part of the telephone, or by the reference. */
function isLike({ name, phone, reference }: Person, search: string): boolean {
  const digits = phoneDigits(search)
  if (digits) return phone.includes(digits) || reference.includes(digits)
  const [text, sounds] = [foldText(`${name} ${reference}`), soundsOf(name)]
  return wordsOf(foldText(search)).every(
    word => hasWord(text, word) || soundsLike(word).some(sound => sounds.includes(` ${sound} `)),
  )
}

/** How many came; the focus comes here where its button went away. */
function Attendances({ people }: { people: Person[] }) {
  const count = (attendance: Person['attendance']) =>
    formatNumber(people.filter(person => person.attendance === attendance).length)
  return (
    <p data-list-status role="status" tabIndex={-1}>
      {m.interview_attendance_count({ came: count('came'), absent: count('absent'), open: count('') })}
    </p>
  )
}
