import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { Progress } from '@agency/ui/Progress'
import { Spinner } from '@agency/ui/Spinner'
import { useEffect, useState } from 'react'

const ALL = 40

/** The spinner waits for what nobody can count, the bar shows what can be; closed, the work goes on behind it. */
export function Example() {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (!open || sent >= ALL) return
    const timer = setTimeout(() => setSent(sent + 1), 100) // your own call
    return () => clearTimeout(timer)
  }, [open, sent])
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Send the letters"
      labels={{ close: 'Close' }}
      trigger={<Button onClick={() => setSent(0)}>Send {ALL} letters</Button>}
    >
      {sent === 0 ? (
        <Spinner label="Preparing the letters" />
      ) : (
        <Progress label="Sending" detail={`${sent} of ${ALL}`} value={sent} max={ALL} />
      )}
    </Dialog>
  )
}
