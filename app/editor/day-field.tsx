import { DateField } from '@agency/ui/DateField'
import type { ComponentProps } from 'react'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { boundsOf, type Days } from '#i18n/typed/rules.ts'

type Props = Omit<ComponentProps<typeof DateField>, 'locale' | 'today' | 'labels' | 'min' | 'max'> & {
  /** Those that its rule takes. */
  days: Days
}

/** A day in Dhaka, or with `time` a moment there, in the language of the page. */
export function DayField({ days, ...props }: Props) {
  return (
    <DateField
      locale={getLocale()}
      today={today()}
      labels={{
        open: m.day_open(),
        calendar: m.day_calendar(),
        previous: m.day_previous_month(),
        next: m.day_next_month(),
        today: m.day_today(),
        clear: m.day_clear(),
      }}
      {...boundsOf(days)}
      {...props}
    />
  )
}
