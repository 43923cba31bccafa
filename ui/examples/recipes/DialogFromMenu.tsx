import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

/** The dialog stands beside the menu, not in it: the menu is gone when the dialog opens, and its button has the focus again after it. */
export function Example() {
  const [name, setName] = useState('Qatar')
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu trigger={<Button variant="secondary">Actions</Button>} heading={name}>
        <DropdownMenuItem onSelect={() => setOpen(true)}>Rename</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => print()}>Print</DropdownMenuItem>
      </DropdownMenu>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Rename ${name}`}
        labels={{ close: 'Close' }}
        actions={
          <Button type="submit" form="rename">
            Rename
          </Button>
        }
      >
        <form
          id="rename"
          onSubmit={event => {
            event.preventDefault()
            setName(String(new FormData(event.currentTarget).get('name')))
            setOpen(false)
          }}
        >
          <TextField label="Country Name" name="name" defaultValue={name} required />
        </form>
      </Dialog>
    </>
  )
}
