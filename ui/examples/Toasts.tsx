import { Button } from '@agency/ui/Button'
import { toast, Toasts } from '@agency/ui/Toasts'

/** `Toasts` stands once in the application, `toast` is called from anywhere. */
export function Example() {
  return (
    <>
      <Button onClick={() => toast.success('Qatar is saved')}>Save</Button>
      <Toasts label="Notes" labels={{ close: 'Close the note' }} />
    </>
  )
}
