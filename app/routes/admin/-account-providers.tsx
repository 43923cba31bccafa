import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ProviderIcon } from '@agency/ui/ProviderIcon'
import { localPath } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { findProblem } from '#app/provider-problems.ts'
import { type Answers, useTRPCClient } from '#app/trpc.ts'
import { AccountSection } from './-account-section.tsx'
import { useAct } from './-act.ts'

type Props = { providers: Answers['accounts']['own']['profile']['providers']; returned: { problem?: string | undefined; provider?: string | undefined; linked?: string | undefined } }

/** The providers whose keys are set, each to link or unlink; `returned` is how the last way to one has ended. */
export function Providers({ providers, returned }: Props) {
  const { own } = useTRPCClient().accounts
  const { act, busy } = useAct()
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
            <ProviderIcon provider={id} /><span className="me-auto font-semibold">{name}</span>
            {isLinked ? <>
              <Badge variant="success">{m.account_linked()}</Badge>
              <Button size="sm" variant="secondary" busy={busy === id} onClick={() => { void act(id, () => own.unlink.mutate({ provider: id }), m.account_unlinked_done({ provider: name })) }}>{m.account_unlink({ provider: name })}</Button>
            </> : <Button asChild size="sm" variant="secondary"><a href={`/sign-in/${id}?link=1&redirect=${localPath('/admin/account')}`}>{m.account_link({ provider: name })}</a></Button>}
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
