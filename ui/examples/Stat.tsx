import { Stat, Stats } from '@agency/ui/Stat'

export function Example() {
  return (
    <Stats>
      <Stat value="12,480" label="workers placed since 1989" />
      <Stat value="14" label="countries" />
      <Stat value="37" label="years" />
    </Stats>
  )
}
