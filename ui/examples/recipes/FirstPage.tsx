import { Banner } from '@agency/ui/Banner'
import { Button } from '@agency/ui/Button'
import { Carousel } from '@agency/ui/Carousel'
import { Picture } from '@agency/ui/Picture'
import { Reveal } from '@agency/ui/Reveal'
import { Section } from '@agency/ui/Section'
import { ServiceCard } from '@agency/ui/ServiceCard'
import { Stat, Stats } from '@agency/ui/Stat'

const labels = {
  roleDescription: 'carousel',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  position: (n: number, of: number) => `${n} of ${of}`,
}
const slides = [
  {
    id: 'river',
    picture: <Picture src="pictures/river.svg" alt="A crane over the river at dawn" width={900} height={600} />,
    text: <p>Check us first</p>,
  },
  {
    id: 'yard',
    picture: <Picture src="pictures/yard.svg" alt="Hills behind a building yard" width={900} height={600} />,
    text: <p>The record, country by country</p>,
  },
]
const people = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M3 20v-2a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v2M9.5 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M21 20v-2a4 4 0 0 0-3-3.9" />
  </svg>
)

/** Pictures first, then figures and services that come in as they are reached, and one invitation at the end. */
export function Example() {
  return (
    <>
      <Carousel label="Pictures of our work" slides={slides} labels={labels}>
        <h1>Work abroad, honestly arranged since 1989</h1>
      </Carousel>
      <Section>
        <Stats>
          <Stat value="12,480" label="workers placed" />
          <Stat value="14" label="countries" />
        </Stats>
        <Reveal>
          <ServiceCard
            href="#recruitment"
            icon={people}
            title="Recruitment"
            description="Workers chosen with you, ready in sixty days."
          />
        </Reveal>
      </Section>
      <Banner
        title="Looking for people you can rely on?"
        actions={
          <Button asChild variant="accent" size="lg">
            <a href="#ask">Ask for workers</a>
          </Button>
        }
      />
    </>
  )
}
