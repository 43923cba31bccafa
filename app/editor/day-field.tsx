import { DateField } from '@agency/ui/DateField'
import type { ComponentProps } from 'react'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'

type Props = Omit<ComponentProps<typeof DateField>, 'locale' | 'today' | 'labels'>

/** A day in Dhaka, or with `time` a moment there, in the language of the page. */
export function DayField(props: Props) {
  return (
    <DateField
      locale={getLocale()}
      today={today()}
      labels={{
        open: m.calendar_open(),
        calendar: m.calendar_title(),
        previous: m.calendar_previous(),
        next: m.calendar_next(),
        today: m.calendar_today(),
        clear: m.calendar_clear(),
      }}
      {...props}
    />
  )
}
