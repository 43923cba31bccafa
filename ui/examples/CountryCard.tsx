import { CountryCard } from '@agency/ui/CountryCard'
import { Picture } from '@agency/ui/Picture'

export function Example() {
  return (
    <CountryCard
      asChild
      name="Qatar"
      detail="4 companies · 1,280 people"
      flag={<Picture src="pictures/qatar.svg" alt="" width={1500} height={600} fit="contain" />}
    >
      <a href="#qatar" />
    </CountryCard>
  )
}
