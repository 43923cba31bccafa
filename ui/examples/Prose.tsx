import { Prose, ProseList, Quote } from '@agency/ui/Prose'

export function Example() {
  return (
    <Prose>
      <p>Every worker sees the contract, the employer and the wage before a ticket is bought.</p>
      <ProseList>
        <li>The employer pays for visa and ticket.</li>
        <li>The worker pays the service charge, against a receipt.</li>
      </ProseList>
      <Quote by="Rahima Khatun, complaints officer">We read the contract aloud. Then we ask what was heard.</Quote>
    </Prose>
  )
}
