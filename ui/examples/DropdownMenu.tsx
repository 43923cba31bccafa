import { Button } from '@agency/ui/Button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@agency/ui/DropdownMenu'
import { useState } from 'react'

export function Example() {
  const [isBangla, setIsBangla] = useState(false)
  const [order, setOrder] = useState('name')
  return (
    <DropdownMenu trigger={<Button variant="secondary">More</Button>} heading="Qatar">
      <DropdownMenuItem asChild>
        <a href="#history">History</a>
      </DropdownMenuItem>
      <DropdownMenuItem disabled>Unpublish</DropdownMenuItem>
      <DropdownMenuCheckboxItem checked={isBangla} onCheckedChange={setIsBangla}>
        Columns in Bangla
      </DropdownMenuCheckboxItem>
      <DropdownMenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
        <DropdownMenuRadioItem value="name">By name</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="people">By people</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuGroup>
        <DropdownMenuItem variant="danger" onSelect={() => console.log('deleted')}>
          Delete Qatar
        </DropdownMenuItem>
      </DropdownMenuGroup>
    </DropdownMenu>
  )
}
