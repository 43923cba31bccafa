import { Accordion } from '@agency/ui/Accordion'
import { Card } from '@agency/ui/Card'
import { Link } from '@agency/ui/Link'
import { Prose } from '@agency/ui/Prose'

const questions = [
  { title: 'Who pays for the ticket?', answer: 'The employer does, for the way there and back.' },
  { title: 'What does the worker pay?', answer: 'The service charge, once, against a receipt.' },
]

/** Questions with one `name` close each other; an answer is a text with links, as every other. */
export function Example() {
  return (
    <Card asChild padding="md">
      <section>
        <h3>Before you sign</h3>
        {questions.map(({ title, answer }) => (
          <Accordion key={title} name="before" title={title}>
            <Prose>
              <p>
                {answer} Read more under <Link href="#fees">licence and fees</Link>.
              </p>
            </Prose>
          </Accordion>
        ))}
      </section>
    </Card>
  )
}
