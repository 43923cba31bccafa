import { CountryCard } from '@agency/ui/CountryCard'
import { Picture } from '@agency/ui/Picture'
import { Slider } from '@agency/ui/Slider'

const countries = [
  { name: 'Qatar', detail: '4 companies · 1,280 people' },
  { name: 'Oman', detail: '2 companies · 640 people' },
  { name: 'Japan', detail: '1 company · 120 people' },
  { name: 'Poland', detail: '1 company · 45 people' },
]
const labels = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  goTo: (n: number) => `Go to slide ${n}`,
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
}

/** Each card is one link. With a router, `asChild` puts its own link in the place of `<a>`. */
export function Example() {
  return (
    <Slider
      label="Client countries"
      perView={{ base: 1, md: 2, lg: 3 }}
      labels={labels}
      slides={countries.map(({ name, detail }) => (
        <CountryCard
          key={name}
          asChild
          name={name}
          detail={detail}
          flag={<Picture src="pictures/qatar.svg" alt="" width={1500} height={600} fit="contain" />}
        >
          <a href={`#${name}`} />
        </CountryCard>
      ))}
    />
  )
}
