import { Checkbox } from '@agency/ui/Checkbox'

export function Example() {
  return <Checkbox aria-label="Select Qatar" name="selected" value="qatar" defaultChecked />
}
