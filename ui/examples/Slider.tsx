import { Card } from '@agency/ui/Card'
import { Slider } from '@agency/ui/Slider'

const companies = ['Al Noor', 'Padma', 'Gulf Star', 'Meghna', 'Hikari']
const labels = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  goTo: (n: number) => `Go to slide ${n}`,
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
}

export function Example() {
  return (
    <Slider
      label="Our partners"
      slides={companies.map(company => (
        <Card key={company}>{company}</Card>
      ))}
      perView={{ base: 1, md: 2, lg: 3 }}
      labels={labels}
    />
  )
}
