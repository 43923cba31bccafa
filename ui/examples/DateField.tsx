import { DateField } from '@agency/ui/DateField'

const labels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'No date',
}

export function Example() {
  return (
    <DateField
      label="Closes on"
      hint="The last day on which applications are taken"
      name="closes"
      locale="en-GB"
      today="2026-11-21"
      defaultValue="2026-12-03"
      labels={labels}
    />
  )
}
