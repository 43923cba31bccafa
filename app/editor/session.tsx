import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { SignInAgain } from '#app/features/accounts/admin/sign-in-again.tsx'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { UploadFailure } from './upload.ts'

/** What the login in place says will follow. */
export type SessionDialog = { text: string; button: string }

type Session = {
  /**
   * Does what needs a session. When it has ended, offers login in place, then does it once more; whoever closes that
   * offer gets the first error.
   */
  keepSession: <T>(work: () => Promise<T>, dialog?: SessionDialog) => Promise<T>
  /** The offer is open: other dialogs close meanwhile. */
  isSignInOpen: boolean
}

const SessionContext = createContext<Session>({ keepSession: work => work(), isSignInOpen: false })

export const useSession = (): Session => use(SessionContext)

export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
  const [dialog, setDialog] = useState<SessionDialog>()
  const offer = useRef<PromiseWithResolvers<boolean>>(null)

  async function keepSession<T>(
    work: () => Promise<T>,
    dialog: SessionDialog = { text: m.session_go_on_text(), button: m.session_go_on() },
  ): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!hasSessionEnded(error) || !(await offerSignIn(dialog))) throw error
      return keepSession(work, dialog)
    }
  }

  /** One offer for all calls that wait for it. */
  function offerSignIn(dialog: SessionDialog) {
    if (!offer.current) {
      offer.current = Promise.withResolvers<boolean>()
      setDialog(dialog)
    }
    return offer.current.promise
  }

  function close(isSignedIn: boolean) {
    offer.current?.resolve(isSignedIn)
    offer.current = null
    setDialog(undefined)
  }

  return (
    <SessionContext value={{ keepSession, isSignInOpen: dialog !== undefined }}>
      {children}
      <SignInAgain
        email={email}
        open={dialog !== undefined}
        onClose={() => close(false)}
        onSignedIn={() => close(true)}
        {...dialog}
      />
    </SessionContext>
  )
}

function hasSessionEnded(error: unknown) {
  return error instanceof UploadFailure ? error.status === 401 : readFailure(error).code === 'UNAUTHORIZED'
}
