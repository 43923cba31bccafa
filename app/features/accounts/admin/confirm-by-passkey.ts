import { answerPasskey } from '#app/features/accounts/public/passkey-sign-in.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Asks the device for a passkey, which confirms this session for ten minutes. Gives the sentence to show when that fails. */
export function confirmByPasskey(): Promise<string | undefined> {
  const { own } = trpcClient().accounts
  return answerPasskey({
    ask: () => own.askConfirmation.mutate(),
    answer: response => own.confirmByPasskey.mutate({ response }),
    cancelled: m.passkey_not_offered,
  })
}
