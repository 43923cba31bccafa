import { Accordion } from '@agency/ui/Accordion'

export function Example() {
  return (
    <Accordion title="Embassies and consulates">
      <p>Embassy of Bangladesh in Doha: +974 4467 1927</p>
    </Accordion>
  )
}
