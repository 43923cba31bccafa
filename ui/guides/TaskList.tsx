import { Mail } from 'lucide-react'
import { TaskItem, TaskList } from '../TaskList.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'What waits for somebody, one line each, most urgent first; the line leads there.',
  avoid: 'records to compare (DataTable), how something goes (Steps), news (Alert).',
  anatomy: [
    ['Sign', 'its kind or its number'],
    ['Link', 'the whole line'],
    ['Description', 'since when, by whom'],
    ['Actions', 'another way in, or a badge'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <TaskList>
            <TaskItem icon={<Mail />} variant="urgent" description="The oldest since 2 November">
              <a href="#enquiries">Read 12 enquiries</a>
            </TaskItem>
          </TaskList>
        ),
        why: 'What to do, how much of it, since when.',
      },
      dont: {
        shows: (
          <TaskList>
            <TaskItem icon={<Mail />} variant="urgent">
              <a href="#enquiries">Enquiries (12)</a>
            </TaskItem>
          </TaskList>
        ),
        why: 'A place, not a task.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves from line to line, and to what is at their ends'],
    ['Enter', 'opens the task'],
  ],
  accessibility: [
    'A list; with asChild an ordered one.',
    'The sign is decoration: what is urgent says so by its words and its place.',
  ],
  content: ['Begins with a verb: read, approve, finish.'],
  recipes: ['StaffArea'],
  looks: {
    Waiting: 'What is urgent comes first and is told without colour.',
    'First steps': 'The order says something; what is done is ticked.',
  },
}
