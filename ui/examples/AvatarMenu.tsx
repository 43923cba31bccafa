import { AvatarMenu } from '@agency/ui/AvatarMenu'
import { DropdownMenuItem } from '@agency/ui/DropdownMenu'

export function Example() {
  return (
    <AvatarMenu label="Your account" name="Rahima Khatun" email="rahima.khatun@meghbridge.example">
      <DropdownMenuItem asChild>
        <a href="#password">Change password</a>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => console.log('signed out')}>Sign out</DropdownMenuItem>
    </AvatarMenu>
  )
}
