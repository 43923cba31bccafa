import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { Popover } from '@agency/ui/Popover'
import { Link, useLocation } from '@tanstack/react-router'
import { BriefcaseBusiness, CalendarDays, CircleCheck, IdCard, ListTodo, PlaneTakeoff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate, today } from '#i18n/format.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { endingText } from '#server/features/calendar/ending-text.shared.ts'
import { dueText } from '#server/features/work/due.shared.ts'

type Day = Outputs['calendar']['month']['days'][number]
type Entry = Day['entries'][number]

/** So many entries of a day are shown at once; the others unfold. */
const SHOWN = 5
const WEEK = 7

/**
 * The days of a month: on a desk each in its week, from Sunday on; on phones one below the other, without those that
 * have nothing. It is one list of days for everybody who has it read out.
 */
export function CalendarMonth({ days, title }: { days: Day[]; title: string }) {
  const isEmpty = days.every(({ isInMonth, entries }) => !isInMonth || entries.length === 0)
  const isOver = ({ day }: Day) => day < today()
  const past = days.filter(day => day.isInMonth && isOver(day) && day.entries.length > 0).length
  const isNow = days.some(({ day, isInMonth }) => isInMonth && day === today())
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      {isNow && past > 0 && !isWhole && (
        <Button variant="secondary" className="mb-3 lg:hidden" onClick={() => setWhole(true)}>
          {m.calendar_past(plural(past))}
        </Button>
      )}
      <div aria-hidden="true" className="grid grid-cols-7 border-x border-transparent text-sm text-muted max-lg:hidden">
        {days.slice(0, WEEK).map(({ day }) => (
          <span key={day} className="px-2 py-1 font-semibold">
            {formatDate(noon(day), { weekday: 'short' })}
          </span>
        ))}
      </div>
      {isEmpty && <p className="mb-4 text-muted">{m.calendar_nothing()}</p>}
      <ol
        aria-label={title}
        className="max-lg:grid max-lg:gap-3 lg:grid lg:grid-cols-7 lg:gap-px lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-line"
      >
        {days.map(day => (
          <DayItem key={day.day} {...day} isFolded={isNow && !isWhole && isOver(day)} />
        ))}
      </ol>
    </>
  )
}

const noon = (day: string) => `${day}T12:00:00+06:00`

/** On phones the days of this month that are over are folded away. */
function DayItem({ day, isInMonth, entries, isFolded }: Day & { isFolded: boolean }) {
  const isToday = day === today()
  const isQuiet = (entries.length === 0 && !isToday) || isFolded
  const items = itemsOf(entries)
  const [first, others] = [items.slice(0, SHOWN), items.slice(SHOWN)]
  return (
    <li
      aria-hidden={(entries.length === 0 && !isToday) || undefined}
      data-today={isToday || undefined}
      className={`min-w-0 p-2 lg:min-h-28 ${isInMonth ? 'bg-surface' : 'bg-sunken max-lg:hidden'} ${isQuiet ? 'max-lg:hidden' : 'max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:p-4'}`}
    >
      <time dateTime={day} className={`block ${isToday ? 'font-semibold text-brand-strong' : 'text-muted'} lg:text-sm`}>
        <span aria-hidden="true" className="max-lg:hidden">
          {formatNumber(Number(day.slice(8)))}
        </span>
        <span className="lg:sr-only">{formatDate(noon(day), { dateStyle: 'full' })}</span>
        {isToday && <span className="ms-2">{m.day_today()}</span>}
      </time>
      {isToday && entries.length === 0 && <p className="text-muted lg:hidden">{m.calendar_today_nothing()}</p>}
      <Items items={first} />
      {others.length > 0 && (
        <Popover
          title={formatDate(noon(day), { dateStyle: 'full' })}
          trigger={
            <Button variant="ghost" size="sm" className="mt-1 px-1.5!">
              {m.calendar_more(plural(others.length))}
            </Button>
          }
        >
          <Items items={others} />
        </Popover>
      )}
    </li>
  )
}

type Flight = Extract<Entry, { kind: 'flight' }>
/** An entry, or those who are on one flight. */
type Item = { key: string; entries: [Entry, ...Entry[]] }

/** Whoever is on the same flight of a day stands in one item, where the first of them would. */
function itemsOf(entries: Entry[]): Item[] {
  const items = new Map<string, Item>()
  for (const entry of entries) {
    const key = entry.kind === 'flight' && entry.flight ? `flight ${entry.flight}` : `${entry.kind} ${entry.id}`
    const known = items.get(key)
    if (known) known.entries.push(entry)
    else items.set(key, { key, entries: [entry] })
  }
  return [...items.values()]
}

function Items({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <ul className="mt-1 grid gap-1">
      {items.map(({ key, entries }) => (
        <li key={key} className="flex min-w-0 gap-1.5 text-sm leading-snug">
          {entries.length > 1 ? (
            <FlightOfMany entries={entries as [Flight, ...Flight[]]} />
          ) : (
            <>
              <EntryIcon {...entries[0]} />
              <span className="min-w-0 wrap-anywhere">
                <EntryLink {...entries[0]} />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A flight with how many are on it, and how many of them lack something; opened, with each of them, who lack something first. */
function FlightOfMany({ entries: [first, ...others] }: { entries: [Flight, ...Flight[]] }) {
  const [isOpen, setOpen] = useState(false)
  const entries = [first, ...others].toSorted((one, other) => Number(!one.problem) - Number(!other.problem))
  const problems = entries.filter(({ problem }) => problem).length
  const title = m.calendar_flight_of({ who: first.flight })
  const { together } = first
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="w-full items-start! justify-start! px-2! py-1.5! text-start!"
        onClick={() => setOpen(true)}
      >
        <EntryIcon {...first} isInButton />
        <span className="min-w-0 wrap-break-word">
          <span className="sr-only">{title}</span>
          <span aria-hidden="true">{first.flight}</span> · {m.calendar_people(plural(entries.length))}
          {problems > 0 && (
            <span className="block font-semibold text-warning">{m.calendar_not_ready(plural(problems))}</span>
          )}
          {entries.every(({ isReady }) => isReady) && (
            <span className="block font-normal text-muted">{m.calendar_all_ready()}</span>
          )}
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={formatDate(noon(first.day), { dateStyle: 'full' })}
        labels={{ close: m.close() }}
      >
        {together && (
          <p className="mb-4">
            <RecordLink {...together}>{m.calendar_write()}</RecordLink>
          </p>
        )}
        <ul className="divide-y divide-line">
          {entries.map(entry => (
            <li key={entry.id} className="py-2.5 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <RecordLink page={entry.page}>
                  <span lang={languageOf(entry.name)}>{entry.name}</span>
                </RecordLink>
                <span className="text-sm text-muted">{entry.reference}</span>
              </p>
              {entry.problem && <EntryProblem {...entry} />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

/** To a record, which leads back to this month. */
function RecordLink({ page, search, children }: { page: string; search?: object; children: ReactNode }) {
  const back = useLocation({ select: ({ href }) => href })
  return (
    <Link to={page} search={{ ...search, back }} className={`${link} max-lg:inline-block max-lg:py-2`}>
      {children}
    </Link>
  )
}

function EntryLink(entry: Entry) {
  return (
    <>
      <RecordLink page={entry.page}>
        <EntryTitle {...entry} />
      </RecordLink>
      <EntryNote {...entry} />
    </>
  )
}

function EntryIcon({ isInButton = false, ...entry }: Entry & { isInButton?: boolean }) {
  const className = `mt-0.5 size-4 shrink-0 text-muted ${isInButton ? '' : 'max-lg:mt-2.5'}`
  if (entry.kind === 'interview') return <CalendarDays aria-hidden="true" className={className} />
  if (entry.kind === 'closing') return <BriefcaseBusiness aria-hidden="true" className={className} />
  if (entry.kind === 'flight') return <PlaneTakeoff aria-hidden="true" className={className} />
  if (entry.kind === 'ending') return <IdCard aria-hidden="true" className={className} />
  return entry.isDone ? (
    <CircleCheck aria-hidden="true" className={className} />
  ) : (
    <ListTodo aria-hidden="true" className={className} />
  )
}

function EntryTitle(entry: Entry) {
  if (entry.kind === 'closing') return m.calendar_closing_of({ job: entry.job })
  if (entry.kind === 'flight') return m.calendar_flight_of({ who: entry.name })
  if (entry.kind === 'ending') return endingText(entry, entry.name)
  if (entry.kind === 'task') return <span lang={languageOf(entry.text)}>{entry.text}</span>
  const title = entry.job ? m.calendar_interview_of({ job: entry.job }) : m.trade_interview()
  return `${formatDate(entry.at, { timeStyle: 'short' })} ${title}`
}

/** Of a flight that is ahead what is still to be done, of other things what is over. */
const EntryProblem = ({ kind, problem }: { kind: 'flight' | 'ending'; problem: string }) => (
  <span className={`block font-semibold ${kind === 'flight' ? 'text-warning' : 'text-danger-strong'}`}>
    {kind === 'flight' ? m.fact_of({ label: m.calendar_lacks(), value: problem }) : problem}
  </span>
)

function EntryNote(entry: Entry) {
  if (entry.kind === 'closing') return null
  if (entry.kind === 'flight' || entry.kind === 'ending')
    return (
      <span className="block text-muted lg:line-clamp-3" title={entry.problem || undefined}>
        <span className="lg:text-xs">{entry.reference}</span>
        {entry.kind === 'flight' && entry.flight && ` · ${entry.flight}`}
        {entry.kind === 'ending' && entry.paper && ` · ${entry.paper}`}
        {entry.problem && <EntryProblem {...entry} />}
      </span>
    )
  return (
    <span className="block text-muted">
      {entry.kind === 'interview' ? (
        m.calendar_invited(plural(entry.people))
      ) : (
        <>
          {entry.reference}
          {!entry.isMine && ` · ${entry.assignee ?? m.enquiry_nobody()}`}
          {entry.isDone && ` · ${m.todo_done()}`}
          {!entry.isDone && entry.day < today() && (
            <span className="block font-semibold text-danger-strong">{dueText(entry.day)}</span>
          )}
        </>
      )}
    </span>
  )
}
