'use client'

import * as Popover from '@radix-ui/react-popover'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { Button } from '../Button.tsx'
import { Layer } from './Layer.tsx'
import { targetOf, useDirection } from './reading.ts'

/** `calendar` names the dialog; the others are its buttons. */
export type CalendarLabels = { calendar: string; previous: string; next: string; today: string; clear: string }

type DateCalendarProps = {
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>
  /** The chosen day, empty for none; all days are `YYYY-MM-DD`. */
  value: string
  /** Of its months and digits, such as `bn-BD`. */
  locale: string
  /** This day where the office is. */
  today: string
  /** Its texts. */
  labels: CalendarLabels
  /** The first day that can be chosen. */
  min: string | undefined
  /** The last day that can be chosen. */
  max: string | undefined
  /** From Sunday, which is 0. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Then it has no button that clears. */
  isRequired: boolean | undefined
  /** Called with the chosen day, empty when cleared. */
  onChoose: (day: string) => void
  /** Called when it is left without a choice. */
  onClose: () => void
}

/** So many years can be chosen where there is no first or last day: those of a person's life. */
const YEARS_BACK = 110
const YEARS_ON = 30

/** The calendar of a DateField, loaded when it is opened; internal. */
export function DateCalendar(props: DateCalendarProps) {
  const { button, value, locale, today, labels, min, max, weekStartsOn = 0, isRequired, onChoose, onClose } = props
  const selected = toDate(value)
  const now = toDate(today)
  const [month, setMonth] = useState(selected ?? now)
  const dir = useDirection(button)
  const years = [selected, now].flatMap(day => day?.getFullYear() ?? [])
  const [firstMonth, lastMonth] = [
    toDate(min ?? '') ?? new Date(Math.min(...years) - YEARS_BACK, 0),
    toDate(max ?? '') ?? new Date(Math.max(...years) + YEARS_ON, 11),
  ]
  const isAllowed = (day: string) => (!min || day >= min) && (!max || day <= max)
  return (
    <Popover.Root
      open
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <Popover.Anchor virtualRef={button as RefObject<HTMLElement>} />
      <Layer>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={labels.calendar}
          data-slot="date-calendar"
          onOpenAutoFocus={event => event.preventDefault()} // the calendar focuses its day
          onInteractOutside={event => {
            const target = targetOf(event.detail.originalEvent)
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            button.current?.focus()
          }}
          className="z-layer max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-auto overscroll-contain rounded-lg border border-line bg-raised p-2 text-ink shadow-lifted"
        >
          <DayPicker
            mode="single"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opens it is a step back
            autoFocus
            selected={selected}
            onSelect={(_, day) => onChoose(toDay(day))}
            month={month}
            onMonthChange={setMonth}
            captionLayout="dropdown"
            startMonth={firstMonth}
            endMonth={lastMonth}
            today={now}
            dir={dir}
            weekStartsOn={weekStartsOn}
            disabled={day => !isAllowed(toDay(day))}
            formatters={formattersOf(locale)}
            labels={{ ...namesOf(locale), labelPrevious: () => labels.previous, labelNext: () => labels.next }}
            classNames={looks}
            components={{ Chevron }}
          />
          <div className="flex justify-between border-t border-line pt-1">
            {isRequired ? <span /> : <TextButton onClick={() => onChoose('')}>{labels.clear}</TextButton>}
            {isAllowed(today) ? <TextButton onClick={() => onChoose(today)}>{labels.today}</TextButton> : null}
          </div>
        </Popover.Content>
      </Layer>
    </Popover.Root>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      {children}
    </Button>
  )
}

const looks = {
  months: 'relative',
  month_caption: 'flex min-h-11 items-center justify-center px-12 text-center font-semibold',
  dropdowns: 'flex min-w-0 justify-center gap-1',
  dropdown:
    'min-h-11 min-w-0 cursor-pointer rounded-md bg-raised px-1 font-semibold hover:bg-sunken active:bg-line focus-visible:-outline-offset-2',
  caption_label: 'hidden', // the lists say it
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between',
  button_previous:
    'pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink active:bg-line aria-disabled:invisible',
  button_next:
    'pointer-events-auto grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink active:bg-line aria-disabled:invisible',
  chevron: 'size-5 rtl:[scale:-1_1]',
  month_grid: 'w-77 max-w-full table-fixed border-collapse', // seven days of 44 pixels, or what a narrow window has
  weekday: 'h-9 text-center text-xs leading-tight font-semibold wrap-anywhere text-muted',
  day: 'p-0 text-center',
  day_button:
    'grid h-11 w-full cursor-pointer place-items-center rounded-md text-base tabular-nums enabled:hover:bg-brand-soft enabled:active:bg-line disabled:cursor-not-allowed disabled:text-edge focus-visible:-outline-offset-2',
  today: '[&>button]:font-bold [&>button]:text-brand [&>button]:underline [&>button]:underline-offset-4',
  selected: '[&>button]:bg-brand! [&>button]:text-on-brand!',
  outside: 'invisible',
}

function Chevron({ className, orientation }: { className?: string; orientation?: string }) {
  const Sign = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Sign aria-hidden className={className} />
}

function formattersOf(locale: string) {
  const month = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', year: 'numeric' })
  const weekday = weekdaysOf(locale)
  const monthAlone = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long' })
  const year = new Intl.DateTimeFormat(locale, { calendar: 'gregory', year: 'numeric' })
  const number = new Intl.NumberFormat(locale)
  return {
    formatCaption: (date: Date) => month.format(date),
    formatMonthDropdown: (date: Date) => monthAlone.format(date),
    formatYearDropdown: (date: Date) => year.format(date),
    formatWeekdayName: (date: Date) => weekday.format(date),
    formatDay: (date: Date) => number.format(date.getDate()),
  }
}

/** Short names of days, or narrow ones where a short one would not fit into its column, as in Arabic, which has no other. */
function weekdaysOf(locale: string) {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  const isLong = [4, 5, 6, 7, 8, 9, 10].some(
    day => (short.format(new Date(2026, 0, day)).match(/\p{L}/gu)?.length ?? 0) > 5,
  )
  return isLong ? new Intl.DateTimeFormat(locale, { weekday: 'narrow' }) : short
}

function namesOf(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'full' })
  const month = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const field = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  return {
    labelMonthDropdown: () => field.of('month') ?? '',
    labelYearDropdown: () => field.of('year') ?? '',
    labelNav: () => '',
    labelGrid: (date: Date) => month.format(date),
    labelDayButton: (date: Date) => day.format(date),
    labelWeekday: (date: Date) => weekday.format(date),
  }
}

/** The start of the day here: only its year, month and day are used. */
function toDate(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
