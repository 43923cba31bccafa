import { Button } from '@agency/ui/Button'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { useState } from 'react'

export function Example() {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <Button onClick={() => setIsSaved(true)}>Save Data</Button>
      <MessageDialog
        open={isSaved}
        onOpenChange={setIsSaved}
        variant="success"
        title="Success!"
        description="Qatar is saved and on the public pages."
        labels={{ close: 'Close' }}
      />
    </>
  )
}
