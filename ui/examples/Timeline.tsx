import { Timeline, TimelineItem } from '@agency/ui/Timeline'

export function Example() {
  return (
    <Timeline>
      <TimelineItem time="1989">The office opens with three desks and one telephone.</TimelineItem>
      <TimelineItem time="1994">Drivers and cleaners leave for a new country.</TimelineItem>
      <TimelineItem time="2010">A doctor advises people before they go abroad.</TimelineItem>
    </Timeline>
  )
}
