import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo } from '#app/rendering/link-navigation.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Signs in by a passkey alone, where the browser has them. What that takes is loaded when it is pressed. */
export function PasskeyButton({ redirect }: { redirect: string | undefined }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!useHydrated() || !('PublicKeyCredential' in window)) return null

  async function signIn() {
    setBusy(true)
    const failed = await import('./passkey-sign-in.ts').then(
      each => each.signInByPasskey(),
      () => m.offline(),
    )
    setProblem(failed)
    setBusy(false)
    if (failed) return
    toast.success(m.login_success())
    await goTo(router, redirect ?? '/admin')
  }

  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="danger" role="none" title={problem} />}
      </div>
      <Button variant="secondary" busy={isBusy} onClick={() => void signIn()}>
        {isBusy ? m.passkey_waits() : m.passkey_button()}
      </Button>
    </div>
  )
}
