'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cx } from 'class-variance-authority'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, type ComponentProps } from 'react'
import { IconButton } from './Button.tsx'
import { Field, splitField, writingBox, type FieldWords } from './Field.tsx'
import { useHydrated } from './inner/useHydrated.ts'
import type { CalendarLabels, DateCalendar as DateCalendarPart } from './inner/DateCalendar.tsx'

const DateCalendar = lazy(() =>
  import('./inner/DateCalendar.tsx').then(
    ({ DateCalendar }) => ({ default: DateCalendar }),
    () => ({ default: OwnCalendar }),
  ),
)

type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> &
  FieldWords & {
    /** The language of the calendar: its digits, months and days, such as `bn`. */
    locale: string
    /** The day that it is where the agency is, as `YYYY-MM-DD`. */
    today: string
    /** Texts of the calendar. */
    labels: CalendarLabels & { open: string }
    /** The first day that may be chosen, as `YYYY-MM-DD`. */
    min?: string | number | undefined
    /** The last day that may be chosen, as `YYYY-MM-DD`. */
    max?: string | number | undefined
    /** Asks for a time too: the one, as `HH:MM`, that a day gets when it is chosen before a time. The value is `YYYY-MM-DDTHH:MM`. */
    time?: string | undefined
    /** The day a week begins with, from 0 for Sunday. */
    weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
    /** Whether the calendar is open, where the caller keeps it. */
    open?: boolean | undefined
    /** Whether the calendar is open at first, where the part keeps it. */
    defaultOpen?: boolean | undefined
    /** Called when the person opens or closes the calendar. */
    onOpenChange?: ((open: boolean) => void) | undefined
  }

/**
 * A day, typed into the device's own date field or chosen in a calendar, which is loaded when it is opened. The value is a plain
 * `YYYY-MM-DD`, without a time zone. Without scripts the field alone works. `className` goes to the field, all other props to the input.
 */
export function DateField({
  locale,
  today,
  labels,
  time,
  weekStartsOn,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...props
}: DateFieldProps) {
  const [field, { ref, min, max, ...input }] = splitField(props)
  // as HTML and form libraries type them
  const [first, last] = [min, max].map(day => (day === undefined ? undefined : String(day)))
  const own = useRef<HTMLInputElement>(null)
  const both = useComposedRefs(ref, own)
  const button = useRef<HTMLButtonElement>(null)
  const isReady = useHydrated()
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const isLocked = input.disabled || input.readOnly

  function choose(day: string) {
    if (own.current) write(own.current, day && time ? `${day}T${own.current.value.slice(11) || time}` : day)
    setOpen(false)
  }
  return (
    <Field {...field}>
      {control => (
        <div className="relative">
          <input
            ref={both}
            data-slot="date-field"
            type={time ? 'datetime-local' : 'date'}
            className={cx(
              writingBox,
              'pe-12 tabular-nums', // as wide without the button as with it
              'rtl:[&::-webkit-datetime-edit]:[direction:ltr] rtl:[&::-webkit-datetime-edit]:justify-end', // begins where other fields do
              isReady ? '[&::-webkit-calendar-picker-indicator]:hidden' : nativeButton,
            )}
            {...control}
            {...input}
            // the device wants bounds in the form of the value
            min={time && first ? `${first}T00:00` : first}
            max={time && last ? `${last}T23:59` : last}
          />
          {isReady ? (
            <>
              <IconButton
                ref={button}
                aria-label={labels.open}
                aria-describedby={`${control.id}-label`}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={isLocked}
                onClick={() => setOpen(!open)}
                className="absolute end-0 top-1/2 -translate-y-1/2"
              >
                <CalendarDays aria-hidden />
              </IconButton>
              {open ? (
                <Suspense fallback={null}>
                  <DateCalendar
                    button={button}
                    value={String(own.current?.value ?? input.value ?? input.defaultValue ?? '').slice(0, 10)}
                    {...{ locale, today, labels, weekStartsOn }}
                    min={first}
                    max={last}
                    isRequired={control.required}
                    onChoose={choose}
                    onClose={() => setOpen(false)}
                  />
                </Suspense>
              ) : null}
            </>
          ) : null}
        </div>
      )}
    </Field>
  )
}

/** The device's own, where ours cannot be loaded. */
function OwnCalendar({ button, onClose }: ComponentProps<typeof DateCalendarPart>) {
  useEffect(() => {
    onClose()
    try {
      button.current?.parentElement?.querySelector('input')?.showPicker()
    } catch {
      // it opens on a press alone, which was too long ago: the day is typed
    }
  })
  return <></>
}

/** The browser's own button stands where ours will. */
const nativeButton = '[&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:end-3'

/** As if it had been typed, so that React, form libraries and the form itself hear of it. */
function write(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
