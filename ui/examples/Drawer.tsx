import { Button } from '@agency/ui/Button'
import { Drawer } from '@agency/ui/Drawer'

export function Example() {
  return (
    <Drawer
      title="Preview"
      description="This is how the answer arrives."
      labels={{ close: 'Close' }}
      trigger={<Button variant="secondary">Preview</Button>}
      actions={<Button>Send the answer</Button>}
    >
      <p>Dear Mr Karim, we can present forty welders within a week.</p>
    </Drawer>
  )
}
