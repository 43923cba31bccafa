import { FileCard } from '@agency/ui/FileCard'

export function Example() {
  return <FileCard title="Demand letter" kind="PDF" size="120 kB" href="#demand-letter" />
}
