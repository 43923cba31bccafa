import { Card } from '@agency/ui/Card'

export function Example() {
  return (
    <Card asChild padding="md">
      <article>
        <h3>Doha Harbour Works</h3>
        <p>640 people, most of them welders and riggers.</p>
      </article>
    </Card>
  )
}
