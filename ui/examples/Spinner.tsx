import { Spinner } from '@agency/ui/Spinner'

export function Example() {
  return <Spinner label="Loading the countries" />
}
