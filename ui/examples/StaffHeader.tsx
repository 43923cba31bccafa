import { Button } from '@agency/ui/Button'
import { StaffHeader } from '@agency/ui/StaffHeader'

export function Example() {
  return (
    <StaffHeader welcome="Welcome, Rahima Khatun">
      <Button variant="ghost">Log out</Button>
    </StaffHeader>
  )
}
