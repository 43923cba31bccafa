import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure } from '#app/rendering/trpc.ts'
import { SignInAgain } from '#app/features/accounts/admin/sign-in-again.tsx'
import { UploadFailure } from '#app/editor/upload.ts'

type Words = { text: string; button: string }
type Keep = <T>(work: () => Promise<T>, words?: Words) => Promise<T>

const Session = createContext<{ keepSession: Keep; isAsking: boolean }>({
  keepSession: work => work(),
  isAsking: false,
})

/**
 * `keepSession` does what needs a session. When it has ended, it offers to log in again in place, then does it once
 * more; whoever closes that offer gets the first failure. `isAsking` while the offer is open: another modal steps
 * aside then.
 */
export const useSession = () => use(Session)

export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
  const [words, setWords] = useState<Words>()
  const asking = useRef<{ answer: Promise<boolean>; give: (isSignedIn: boolean) => void }>(null)

  async function keepSession<T>(
    work: () => Promise<T>,
    words: Words = { text: m.session_go_on_text(), button: m.session_go_on() },
  ): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!hasEnded(error) || !(await ask(words))) throw error
      return keepSession(work, words)
    }
  }

  /** One offer for all that wait for it. */
  function ask(words: Words) {
    if (!asking.current) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      asking.current = { answer: promise, give: resolve }
      setWords(words)
    }
    return asking.current.answer
  }

  function end(isSignedIn: boolean) {
    asking.current?.give(isSignedIn)
    asking.current = null
    setWords(undefined)
  }

  return (
    <Session value={{ keepSession, isAsking: words !== undefined }}>
      {children}
      <SignInAgain
        email={email}
        open={words !== undefined}
        onClose={() => end(false)}
        onSignedIn={() => end(true)}
        {...words}
      />
    </Session>
  )
}

function hasEnded(error: unknown) {
  return error instanceof UploadFailure ? error.status === 401 : readFailure(error).code === 'UNAUTHORIZED'
}
