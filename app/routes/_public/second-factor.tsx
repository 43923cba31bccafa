import { createFileRoute } from '@tanstack/react-router'
import { loadSecondFactor, SecondFactorPage } from '#app/features/accounts/public/second-factor-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readRedirect } from '#server/features/accounts/redirect.shared.ts'

export const Route = createFileRoute('/_public/second-factor')({
  staticData: { isPersonal: true, isUnlisted: true },
  validateSearch: readRedirect,
  loader: loadSecondFactor,
  head: () => pageHead(m.factor_title(), import.meta.env.SSR && m.factor_description()),
  component: () => <SecondFactorPage {...Route.useLoaderData()} redirect={Route.useSearch().redirect} />,
})
