import { Switch } from '@agency/ui/Switch'

export function Example() {
  return <Switch label="Columns in Bangla" name="bangla" defaultChecked />
}
