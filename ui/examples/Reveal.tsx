import { Card } from '@agency/ui/Card'
import { Reveal } from '@agency/ui/Reveal'

export function Example() {
  return (
    <Reveal>
      <Card>Forty welders leave for Doha</Card>
    </Reveal>
  )
}
