import { Step, Steps } from '../Steps.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'How something goes, in three to six steps; with states, how far the reader has come.',
  avoid:
    'what happened with its dates, or more than six steps (Timeline), choices (Tabs), things waiting for somebody (TaskList).',
  anatomy: [
    ['Number', 'filled when the step is done, ringed where the reader is'],
    ['Title', 'what happens'],
    ['Text', 'a sentence or two'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Steps>
            <Step title="Demand letter">The employer says how many, and at what wage.</Step>
            <Step title="Interviews">Here, with the employer or for him.</Step>
          </Steps>
        ),
        why: 'Each step is something that happens, in order.',
      },
      dont: {
        shows: (
          <Steps>
            <Step title="Quality">We care.</Step>
            <Step title="Experience">Since 1989.</Step>
          </Steps>
        ),
        why: 'Numbers promise an order that is not there.',
      },
    },
  ],
  accessibility: [
    'An ordered list: the numbers are read out; Bangla pages have Bangla digits.',
    'The current step has aria-current="step". What “done” looks like is not read out: say it in words where it matters.',
    'Below 64rem the line stands upright.',
  ],
  content: ['Titles are nouns or short sentences of one kind, not both.'],
  recipes: ['StepsWithTimeline'],
  looks: {
    Procedure: 'The line joins all numbers; on a phone it is upright.',
    Status: 'Done, current and to come are told without colour.',
  },
}
