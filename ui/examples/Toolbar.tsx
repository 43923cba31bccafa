import { Button } from '@agency/ui/Button'
import { Toolbar, ToolbarItem, ToolbarSeparator } from '@agency/ui/Toolbar'
import { useState } from 'react'

const widths = ['Phone', 'Tablet', 'Desk']

export function Example() {
  const [chosen, setChosen] = useState('Tablet')
  return (
    <Toolbar label="Width of the preview" variant="boxed">
      {widths.map(width => (
        <ToolbarItem key={width}>
          <Button
            size="sm"
            variant={width === chosen ? 'primary' : 'ghost'}
            aria-pressed={width === chosen}
            onClick={() => setChosen(width)}
          >
            {width}
          </Button>
        </ToolbarItem>
      ))}
      <ToolbarSeparator />
      <ToolbarItem>
        <Button size="sm" variant="ghost">
          Print
        </Button>
      </ToolbarItem>
    </Toolbar>
  )
}
