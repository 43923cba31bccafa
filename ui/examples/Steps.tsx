import { Step, Steps } from '@agency/ui/Steps'

export function Example() {
  return (
    <Steps>
      <Step title="Demand letter" state="done">
        The employer says how many, for which trade, at what wage.
      </Step>
      <Step title="Choosing" state="current">
        Interviews and trade tests here, with the employer or for him.
      </Step>
      <Step title="Papers">Medical examination, visa, emigration clearance.</Step>
    </Steps>
  )
}
