import { Step, Steps } from '@agency/ui/Steps'
import { Timeline, TimelineItem } from '@agency/ui/Timeline'

/** Steps say how it goes for everybody, the timeline below them what has happened in this case, with its days. */
export function Example() {
  return (
    <>
      <Steps>
        <Step title="Demand letter" state="done">
          Attested by the embassy.
        </Step>
        <Step title="Choosing" state="current">
          Interviews and trade tests here.
        </Step>
        <Step title="Papers">Medical examination, visa, clearance.</Step>
      </Steps>
      <h3>What has happened</h3>
      <Timeline>
        <TimelineItem time="3 November">The letter arrived.</TimelineItem>
        <TimelineItem time="12 November">Sixty people were invited to the trade test.</TimelineItem>
      </Timeline>
    </>
  )
}
