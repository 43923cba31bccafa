import { Button } from '@agency/ui/Button'
import { Carousel } from '@agency/ui/Carousel'
import { Picture } from '@agency/ui/Picture'

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
    picture: <Picture src="pictures/river.svg" alt="A crane over the river at dawn" width={900} height={600} />,
    text: <p>Check us first</p>,
  },
  {
    picture: <Picture src="pictures/yard.svg" alt="Hills behind a building yard" width={900} height={600} />,
    text: <p>The record, country by country</p>,
  },
]

export function Example() {
  return (
    <Carousel label="Pictures of our work" slides={slides} labels={labels}>
      <h1>Work abroad, honestly arranged since 1989</h1>
      <Button asChild variant="accent" size="lg">
        <a href="#workers">Ask for workers</a>
      </Button>
    </Carousel>
  )
}
