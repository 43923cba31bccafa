import { AvatarMenu } from '@agency/ui/AvatarMenu'
import { DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { PageHeader } from '@agency/ui/PageHeader'
import { Sidebar, SidebarGroup, SidebarLink, StaffFrame } from '@agency/ui/Sidebar'
import { SkipLink } from '@agency/ui/SkipLink'
import { StaffHeader } from '@agency/ui/StaffHeader'

export function Example() {
  return (
    <StaffFrame
      mainId="staff-main"
      skip={<SkipLink href="#staff-main">Skip to the content</SkipLink>}
      sidebar={
        <Sidebar
          label="Staff area"
          brand={<a href="#home">Meghbridge</a>}
          labels={{ open: 'Open Menu', close: 'Close menu' }}
        >
          <SidebarLink href="#overview">Overview</SidebarLink>
          <SidebarGroup id="records" label="Records">
            <SidebarLink href="#countries" aria-current="page">
              Client countries
            </SidebarLink>
          </SidebarGroup>
        </Sidebar>
      }
      header={
        <StaffHeader welcome="Welcome, Rahima Khatun">
          <AvatarMenu label="Your account" name="Rahima Khatun" email="rahima@meghbridge.example">
            <DropdownMenuItem>Sign out</DropdownMenuItem>
          </AvatarMenu>
        </StaffHeader>
      }
    >
      <PageHeader variant="staff" title="Client countries" description="Eleven countries are shown to visitors." />
    </StaffFrame>
  )
}
