import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { useState } from 'react'

export function Example() {
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    await new Promise(done => setTimeout(done, 1000)) // your own call
    setBusy(false)
    setAsks(false)
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsks(true)}>
        Delete Qatar
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        onConfirm={remove}
        busy={busy}
        title="Delete Qatar?"
        description="The country and its three companies disappear from the public pages. This cannot be undone."
        labels={{ confirm: 'Delete', cancel: 'Cancel' }}
      />
    </>
  )
}
