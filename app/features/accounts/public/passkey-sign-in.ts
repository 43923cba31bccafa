import { startAuthentication } from '@simplewebauthn/browser'
import { readFailure, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Asks the device for a passkey and signs in by it. Gives the sentence to show when that fails. */
export async function signInByPasskey(): Promise<string | undefined> {
  const { accounts } = trpcClient()
  try {
    const optionsJSON = await accounts.askPasskey.mutate()
    const answer = await startAuthentication({ optionsJSON }).catch(() => null)
    if (!answer) return m.passkey_cancelled()
    await accounts.signInByPasskey.mutate({ response: { ...answer, clientExtensionResults: {} } })
    return undefined
  } catch (error) {
    const { isOffline, message = m.error_ours() } = readFailure(error)
    return isOffline ? m.offline() : message
  }
}
