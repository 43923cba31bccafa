import { Button } from '@agency/ui/Button'
import { CommandGroup, CommandItem, CommandPalette } from '@agency/ui/CommandPalette'
import { useState } from 'react'

const screens = ['Dashboard', 'Manage Clients', 'Add New Client']

export function Example() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const found = screens.filter(screen => screen.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Find a screen
      </Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        title="Find a screen or a record"
        placeholder="Type a name"
        labels={{ close: 'Close' }}
        value={text}
        onValueChange={setText}
        status={found.length === 0 ? 'Nothing found' : undefined}
      >
        <CommandGroup heading="Screens">
          {found.map(screen => (
            <CommandItem key={screen} value={screen} onSelect={() => setOpen(false)}>
              {screen}
            </CommandItem>
          ))}
        </CommandGroup>
      </CommandPalette>
    </>
  )
}
