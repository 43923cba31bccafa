import { Avatar } from '@agency/ui/Avatar'

export function Example() {
  return <Avatar name="Rahima Khatun" />
}
