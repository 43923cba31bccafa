import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { formatNumber, localPath, shownPhone } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, isUsed } from '#i18n/agency.ts'

/**
 * For every address that has no page, or none while its part is not used: ways to what most look for. The telephone is
 * in the header or at the lower edge.
 */
export function NotFoundPage() {
  const { getMatchedRoutes, state }: AnyRouter = useRouter()
  const [routes] = getMatchedRoutes(state.location.pathname)
  const isOff = routes.some(({ options }) => !isUsed(options.staticData?.part))
  return (
    <StatusPage
      code={isOff ? undefined : formatNumber(404)}
      title={m.not_found_title()}
      description={m.not_found_text()}
      actions={
        <>
          <Button asChild>
            <Link to="/">{m.not_found_home()}</Link>
          </Button>
          <Button variant="secondary" asChild>
            <a href={localPath('/search')}>{m.site_search_title()}</a>
          </Button>
          {isUsed('vacancies') && (
            <Button variant="secondary" asChild>
              <Link to="/jobs">{m.ways_work()}</Link>
            </Button>
          )}
        </>
      }
    />
  )
}

/** For a page that could not be rendered or loaded: a neutral text, and another try. */
export function FailedPage() {
  const phone = agency().phones[0]?.number
  return (
    <StatusPage
      title={m.failed_title()}
      description={phone ? m.failed_text({ phone: shownPhone(phone) }) : m.failed_text_short()}
      actions={
        <>
          <RetryButton />
          <Button variant="secondary" asChild>
            <Link to="/">{m.not_found_home()}</Link>
          </Button>
        </>
      }
    />
  )
}
