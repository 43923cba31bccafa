import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  label: string
  /** asks the device; gives the sentence to show when that fails */
  ask: () => Promise<string | undefined>
  onDone: () => unknown
}

/** A button that asks the device for a passkey, where the browser has them. */
export function AskPasskey({ label, ask, onDone }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!useHydrated() || !('PublicKeyCredential' in window)) return null

  async function press() {
    setBusy(true)
    const failed = await ask().catch(() => m.offline())
    setProblem(failed)
    if (!failed) await onDone()
    setBusy(false)
  }

  return (
    <div className="grid justify-items-start gap-3">
      {problem && <Alert variant="danger" title={problem} />}
      <Button variant="secondary" busy={isBusy} onClick={() => void press()}>
        {isBusy ? m.passkey_waits() : label}
      </Button>
    </div>
  )
}
