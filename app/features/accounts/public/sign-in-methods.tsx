import { Button } from '@agency/ui/Button'
import { ProviderIcon } from '@agency/ui/ProviderIcon'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Policy } from '#server/features/accounts/domain.ts'

/** The providers whose keys are set, each a link that leaves for it and comes back; nothing where there is none. */
export function SignInMethods({
  providers,
  redirect = localPath('/admin'),
}: {
  providers: Policy['providers']
  redirect?: string | undefined
}) {
  if (providers.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.other_ways()}
      </p>
      {providers.map(({ id, name }) => (
        <Button key={id} asChild variant="secondary">
          <a href={`/sign-in/${id}?redirect=${encodeURIComponent(redirect)}`}>
            <ProviderIcon provider={id} />
            {m.continue_with({ provider: name })}
          </a>
        </Button>
      ))}
    </div>
  )
}
