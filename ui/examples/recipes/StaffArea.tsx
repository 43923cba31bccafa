import { AvatarMenu } from '@agency/ui/AvatarMenu'
import { Button } from '@agency/ui/Button'
import { CommandGroup, CommandItem, CommandPalette } from '@agency/ui/CommandPalette'
import { DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { PageHeader } from '@agency/ui/PageHeader'
import { Sidebar, SidebarLink, StaffFrame } from '@agency/ui/Sidebar'
import { StaffHeader } from '@agency/ui/StaffHeader'
import { TaskItem, TaskList } from '@agency/ui/TaskList'
import { useState } from 'react'

const screens = ['Overview', 'Client countries', 'Enquiries']

/** The frame of the staff area: the sidebar leads, the head finds and has the account, the page begins with what waits. */
export function Example() {
  const [isFinding, setIsFinding] = useState(false)
  const [text, setText] = useState('')
  const found = screens.filter(screen => screen.toLowerCase().includes(text.toLowerCase()))
  return (
    <StaffFrame
      mainId="staff-part"
      sidebar={
        <Sidebar
          label="Staff area"
          brand={<a href="#home">Meghbridge</a>}
          labels={{ open: 'Open Menu', close: 'Close menu' }}
        >
          {screens.map(screen => (
            <SidebarLink key={screen} href={`#${screen}`} aria-current={screen === 'Overview' ? 'page' : undefined}>
              {screen}
            </SidebarLink>
          ))}
        </Sidebar>
      }
      header={
        <StaffHeader welcome="Welcome, Rahima Khatun">
          <Button variant="secondary" onClick={() => setIsFinding(true)}>
            Find
          </Button>
          <AvatarMenu label="Your account" name="Rahima Khatun" email="rahima@meghbridge.example">
            <DropdownMenuItem>Sign out</DropdownMenuItem>
          </AvatarMenu>
        </StaffHeader>
      }
    >
      <PageHeader variant="staff" title="Overview" />
      <TaskList>
        <TaskItem icon="12" variant="urgent" description="The oldest has waited for 3 days">
          <a href="#enquiries">Read 12 enquiries</a>
        </TaskItem>
      </TaskList>
      <CommandPalette
        open={isFinding}
        onOpenChange={setIsFinding}
        title="Find a screen"
        placeholder="Type a name"
        labels={{ close: 'Close' }}
        value={text}
        onValueChange={setText}
        status={found.length === 0 ? 'Nothing found' : undefined}
      >
        <CommandGroup heading="Screens">
          {found.map(screen => (
            <CommandItem key={screen} value={screen} onSelect={() => setIsFinding(false)}>
              {screen}
            </CommandItem>
          ))}
        </CommandGroup>
      </CommandPalette>
    </StaffFrame>
  )
}
