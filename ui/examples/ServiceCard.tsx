import { ServiceCard } from '@agency/ui/ServiceCard'

const people = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M3 20v-2a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v2M9.5 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M21 20v-2a4 4 0 0 0-3-3.9" />
  </svg>
)

export function Example() {
  return (
    <ServiceCard
      href="#recruitment"
      icon={people}
      title="Recruitment"
      description="Workers chosen with you, tested by us, ready in sixty days."
    />
  )
}
