import { Block } from '@agency/ui/Block'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'

export function Example() {
  return (
    <Block
      legend="Company 1"
      action={
        <Button variant="ghost" size="sm">
          Remove
        </Button>
      }
    >
      <TextField label="Company name" name="company" defaultValue="Al Noor Contracting" />
      <TextField label="Sector" name="sector" />
    </Block>
  )
}
