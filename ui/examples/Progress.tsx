import { Progress } from '@agency/ui/Progress'

export function Example() {
  return <Progress label="Sending the pictures" value={40} max={100} detail="40 %" />
}
