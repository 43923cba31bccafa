import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ProviderIcon } from '@agency/ui/ProviderIcon'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { findProblem } from '#server/features/accounts/provider-errors.shared.ts'
import { trpc } from '#app/rendering/trpc.ts'
import type { Profile } from './profile-query.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type Provider = Profile['providers'][number]
type Props = {
  providers: Provider[]
  returned: { problem?: string | undefined; provider?: string | undefined; linked?: string | undefined }
}

/** The configured sign-in providers, each to link or unlink; `returned` is how the last visit to one ended. */
export function Providers({ providers, returned }: Props) {
  const { mutateAsync: startLink } = useMutation(trpc().accounts.own.startLink.mutationOptions())
  const [chosen, setChosen] = useState<Provider>()
  if (providers.length === 0) return null
  const problem = findProblem(returned, providers)
  const linked = providers.find(({ id, isLinked }) => id === returned.linked && isLinked)
  return (
    <AccountSection id="providers" title={m.account_providers_title()} text={m.account_providers_text()}>
      {problem && <Alert variant="danger" title={problem} />}
      {linked && <Alert variant="success" title={m.account_linked_done({ provider: linked.name })} />}
      <ul className="grid gap-3">
        {providers.map(({ id, name, isLinked }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-4 py-3">
            <ProviderIcon provider={id} />
            <span className="me-auto font-semibold">{name}</span>
            {isLinked ? (
              <>
                <Badge variant="success">{m.account_linked()}</Badge>
                <Button size="sm" variant="secondary" onClick={() => setChosen({ id, name, isLinked })}>
                  {m.account_unlink({ provider: name })}
                </Button>
              </>
            ) : (
              <Button size="sm" variant="secondary" onClick={() => setChosen({ id, name, isLinked })}>
                {m.account_link({ provider: name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Unlink provider={chosen?.isLinked ? chosen : undefined} onClose={() => setChosen(undefined)} />
      <ReauthenticationDialog
        title={m.account_link({ provider: chosen?.name ?? '' })}
        text={m.account_link_text({ provider: chosen?.name ?? '' })}
        button={m.account_link_go({ provider: chosen?.name ?? '' })}
        open={chosen?.isLinked === false}
        onClose={() => setChosen(undefined)}
        save={async proof => {
          if (chosen) location.assign(await startLink({ ...proof, provider: chosen.id }))
        }}
      />
    </AccountSection>
  )
}

function Unlink({ provider, onClose }: { provider: Provider | undefined; onClose: () => void }) {
  const { mutateAsync: unlink } = useMutation(trpc().accounts.own.unlink.mutationOptions())
  const [id, name] = [provider?.id, provider?.name ?? '']
  return (
    <ReauthenticationDialog
      title={m.account_unlink({ provider: name })}
      text={m.account_unlink_text({ provider: name })}
      button={m.account_unlink({ provider: name })}
      open={provider !== undefined}
      onClose={onClose}
      save={async proof => {
        if (id) await unlink({ ...proof, provider: id })
        onClose()
      }}
      done={() => m.account_unlinked_done({ provider: name })}
    />
  )
}
