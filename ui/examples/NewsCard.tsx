import { NewsCard } from '@agency/ui/NewsCard'
import { Picture } from '@agency/ui/Picture'

export function Example() {
  return (
    <NewsCard
      href="#doha"
      title="Forty welders leave for Doha"
      date="3 March 2026"
      dateTime="2026-03-03"
      picture={<Picture src="pictures/yard.svg" alt="" width={900} height={600} />}
    />
  )
}
