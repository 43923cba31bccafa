import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { readFailure, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Answer = Omit<Awaited<ReturnType<typeof startAuthentication>>, 'clientExtensionResults'> & {
  clientExtensionResults: Record<string, never>
}
type Steps = {
  /** fetches the question */
  ask: () => Promise<PublicKeyCredentialRequestOptionsJSON>
  answer: (answer: Answer) => Promise<unknown>
  /** what to say when the device offers none */
  cancelled: () => string
}

/** Asks the device for a passkey and signs in by it. Gives the sentence to show when that fails. */
export function signInByPasskey(): Promise<string | undefined> {
  const { accounts } = trpcClient()
  return answerPasskey({
    ask: () => accounts.askPasskey.mutate(),
    answer: response => accounts.signInByPasskey.mutate({ response }),
    cancelled: m.passkey_cancelled,
  })
}

/** Lets the device answer a question by a passkey. Gives the sentence to show when that fails. */
export async function answerPasskey({ ask, answer, cancelled }: Steps): Promise<string | undefined> {
  try {
    const optionsJSON = await ask()
    const given = await startAuthentication({ optionsJSON }).catch(() => null)
    if (!given) return cancelled()
    await answer({ ...given, clientExtensionResults: {} })
    return undefined
  } catch (error) {
    const { isOffline, message = m.error_ours() } = readFailure(error)
    return isOffline ? m.offline() : message
  }
}
