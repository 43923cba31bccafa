import { CheckboxField } from '@agency/ui/CheckboxField'

export function Example() {
  return <CheckboxField label="Mail the employer too" name="mail" />
}
