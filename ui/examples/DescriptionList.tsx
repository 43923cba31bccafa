import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'

export function Example() {
  return (
    <DescriptionList>
      <DescriptionItem term="Licence">RL NO 088</DescriptionItem>
      <DescriptionItem term="Since">1989</DescriptionItem>
      <DescriptionItem term="Office">14 Purana Paltan, Dhaka</DescriptionItem>
    </DescriptionList>
  )
}
