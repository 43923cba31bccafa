import { TextField } from '@agency/ui/TextField'

export function Example() {
  return <TextField label="Company name" name="company" hint="As on the licence" autoComplete="organization" required />
}
