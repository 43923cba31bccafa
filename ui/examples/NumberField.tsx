import { NumberField } from '@agency/ui/NumberField'

export function Example() {
  return (
    <NumberField
      label="Value of Employment"
      hint="People employed, a whole number"
      name="valueOfEmployement"
      defaultValue="4,875"
    />
  )
}
