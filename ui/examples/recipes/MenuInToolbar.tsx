import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Toolbar, ToolbarItem, ToolbarSeparator } from '@agency/ui/Toolbar'
import { useState } from 'react'

const languages = ['English', 'Bangla']

/** Arrows move among all controls; the menu opens from its own as from any button. */
export function Example() {
  const [language, setLanguage] = useState('English')
  const [done, setDone] = useState('')
  const more = (
    <ToolbarItem>
      <Button size="sm" variant="ghost">
        More
      </Button>
    </ToolbarItem>
  )
  return (
    <>
      <Toolbar label="Preview of the page">
        {languages.map(each => (
          <ToolbarItem key={each}>
            <Button
              size="sm"
              variant={each === language ? 'primary' : 'ghost'}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {each}
            </Button>
          </ToolbarItem>
        ))}
        <ToolbarSeparator />
        <DropdownMenu trigger={more}>
          <DropdownMenuItem onSelect={() => setDone('Copied')}>Copy the link</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setDone('Printed')}>Print in {language}</DropdownMenuItem>
        </DropdownMenu>
      </Toolbar>
      <output>{done}</output>
    </>
  )
}
