import { Alert } from '@agency/ui/Alert'
import { PasswordField } from '@agency/ui/PasswordField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { profileQuery } from './profile-query.ts'
import { AskPasskey } from './ask-passkey.tsx'

/**
 * For changes that could hand the account to somebody else: the current password, or a passkey, which confirms the session for ten
 * minutes. Nothing for a person who has neither.
 */
export function Proof({ error, ...field }: { id: string; error: string | undefined } & UseFormRegisterReturn) {
  const { data } = useSuspenseQuery(profileQuery())
  const { hasPassword, isConfirmed, factors } = data
  const [late, setLate] = useState<typeof data>()
  const hasAsked = useRef(false)
  if (error && isConfirmed && late !== data) setLate(data) // the ten minutes have ended since the profile was read
  if (isConfirmed && late !== data)
    return (
      <p
        ref={sentence => {
          if (hasAsked.current) sentence?.focus() // the button that was pressed is gone
          hasAsked.current = false
        }}
        tabIndex={-1}
        role="status"
      >
        {m.passkey_confirmed()}
      </p>
    )
  return (
    <>
      {hasPassword && (
        <PasswordField
          label={m.account_current()}
          autoComplete="current-password"
          required
          error={error}
          labels={{ show: m.password_show(), hide: m.password_hide() }}
          {...field}
        />
      )}
      {!hasPassword && error && <Alert variant="danger" title={error} />}
      {factors.passkeys.length > 0 && (
        <AskPasskey
          label={m.passkey_confirm()}
          ask={async () => (await import('./confirm-by-passkey.ts')).confirmByPasskey()}
          onDone={() => {
            hasAsked.current = true
            return queryClient().invalidateQueries(profileQuery())
          }}
        />
      )}
    </>
  )
}
