import { Section } from '@agency/ui/Section'

export function Example() {
  return (
    <Section>
      <h2>How a worker leaves</h2>
      <p>We read every contract with the worker, in Bangla, before it is signed.</p>
    </Section>
  )
}
