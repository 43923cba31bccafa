import { Skeleton } from '@agency/ui/Skeleton'

export function Example() {
  return (
    <div role="status" aria-label="Loading the countries">
      <Skeleton shape="card" style={{ height: '6rem' }} />
    </div>
  )
}
