import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Answer the enquiry"
      description="It goes to the employer by e-mail."
      labels={{ close: 'Close' }}
      trigger={<Button>Answer</Button>}
      actions={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Save as draft
          </Button>
          <Button onClick={() => setOpen(false)}>Send the answer</Button>
        </>
      }
    >
      <TextField label="Subject" name="subject" />
      <TextArea label="Answer" name="answer" rows={5} />
    </Dialog>
  )
}
