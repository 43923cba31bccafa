import { Timeline, TimelineItem } from '../Timeline.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'What happened along an upright line: the years of a company, or how far one application has come.',
  avoid: 'how something goes for everybody (Steps), changes to a record (the activity list).',
  anatomy: [
    ['Point', 'filled: over; ringed: now; hollow: still to come'],
    ['Title', 'what happened, for a state'],
    ['Time', 'a year, large, or a date under the title'],
    ['Text', 'a sentence or two'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Timeline>
            <TimelineItem title="Received" time="2 November 2026" />
            <TimelineItem title="Interview" time="9 November 2026" state="current" />
            <TimelineItem state="upcoming">Visa</TimelineItem>
          </Timeline>
        ),
        why: 'Dates for what has happened, none for what may come.',
      },
      dont: {
        shows: (
          <Timeline>
            <TimelineItem title="Received" time="Done" />
            <TimelineItem title="Interview" time="Soon" />
          </Timeline>
        ),
        why: 'Words in the place of dates leave everything open.',
      },
    },
  ],
  accessibility: [
    'An ordered list; the points say nothing to screen readers.',
    'The current item has aria-current="step".',
    'What is still to come gets a heading of its own, since its colour alone is not enough.',
  ],
  content: ['The time as people say it: a year, a day, “today”.', 'Each entry says what happened, in the past tense.'],
  recipes: ['StepsWithTimeline'],
  looks: {
    Years: 'Years lead, and the line joins them.',
    'Latest first': 'The latest is marked as where things stand.',
  },
}
