import { Button } from '@agency/ui/Button'
import { Popover, PopoverClose } from '@agency/ui/Popover'
import { TextField } from '@agency/ui/TextField'

export function Example() {
  return (
    <Popover trigger={<Button variant="secondary">Move</Button>} title="Move Qatar">
      <TextField label="New place" name="place" defaultValue="3" inputMode="numeric" />
      <PopoverClose>
        <Button onClick={() => console.log('moved')}>Move</Button>
      </PopoverClose>
    </Popover>
  )
}
