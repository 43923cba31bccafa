import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { DialogClose } from '@agency/ui/Dialog'
import { Drawer } from '@agency/ui/Drawer'
import { Tabs } from '@agency/ui/Tabs'

const tabs = [
  {
    id: 'facts',
    title: 'Facts',
    content: (
      <DescriptionList>
        <DescriptionItem term="Sector">Construction</DescriptionItem>
        <DescriptionItem term="People">640</DescriptionItem>
      </DescriptionList>
    ),
  },
  { id: 'notes', title: 'Notes', content: <p>They ask for welders with two years of practice.</p> },
]

/** Views of one record beside the list; the tabs scroll with the content, the button stays in sight. */
export function Example() {
  return (
    <Drawer
      title="Doha Harbour Works"
      labels={{ close: 'Close' }}
      trigger={<Button variant="secondary">Look at the company</Button>}
      actions={
        <DialogClose>
          <Button>Back to the list</Button>
        </DialogClose>
      }
    >
      <Tabs label="Views of the company" tabs={tabs} defaultValue="facts" />
    </Drawer>
  )
}
