import { Button } from '@agency/ui/Button'
import { DateField } from '@agency/ui/DateField'
import { Popover } from '@agency/ui/Popover'
import { useState } from 'react'

const labels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'No date',
}

/** The calendar opens from the popover and lies above it; Escape closes one after the other. */
export function Example() {
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState('2026-12-03')
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Move the interview"
      trigger={<Button variant="secondary">Interview on {day || 'no day yet'}</Button>}
    >
      <form
        style={{ display: 'grid', gap: '1rem' }}
        onSubmit={event => {
          event.preventDefault()
          setDay(String(new FormData(event.currentTarget).get('day')))
          setOpen(false)
        }}
      >
        <DateField label="Day" name="day" locale="en-GB" today="2026-11-21" defaultValue={day} labels={labels} />
        <Button type="submit">Move it</Button>
      </form>
    </Popover>
  )
}
