import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { findLink } from '#app/features/accounts/queries.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AccountForm, AccountFrame } from './account-form.tsx'
import { LinkRequestForm } from './link-request-form.tsx'

const loadDeadLink = () => import('./dead-link.tsx')
const DeadLink = staticComponent(loadDeadLink, 'DeadLink')

/** Whom the token of a mailed link signs in, or null. */
export async function loadSignInLink(token: string | undefined) {
  const [link] = await Promise.all([token ? findLink('link', token) : null, loadStatic(loadDeadLink)])
  return { posted: findPosted(), link, token }
}

type Props = Awaited<ReturnType<typeof loadSignInLink>> & { isSent: boolean }

export function SignInLinkPage({ posted, link, token, isSent }: Props) {
  if (!token)
    return (
      <LinkRequestForm
        title={m.link_title()}
        lead={m.link_text()}
        button={m.link_button()}
        posted={posted}
        isSent={isSent}
      />
    )
  return link ? <ConfirmSignIn posted={posted} token={token} link={link} /> : <DeadLink kind="link" />
}

type ConfirmProps = Pick<Props, 'posted'> & { token: string; link: NonNullable<Props['link']> }

/** A button, because mail scanners open links: that alone must not use the token up. */
function ConfirmSignIn({ posted, token, link: { name, email, endsPassword } }: ConfirmProps) {
  const { answer, isBusy, ...form } = useVisitorForm({ posted })
  return (
    <AccountFrame title={m.link_redeem_title({ name })} lead={m.link_redeem_text({ email })}>
      <AccountForm {...form} answer={answer}>
        {endsPassword && <Alert variant="info" title={m.link_redeem_ends()} />}
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.link_redeem_busy() : m.link_redeem_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
