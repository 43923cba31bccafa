import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadTokensPage, TokensPage } from '#app/features/tokens/tokens-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/tokens')({
  staticData: { part: 'tokens', right: 'owners' },
  loader: () => loadTokensPage(),
  gcTime: 0,
  head: () => pageHead(m.tokens_title()),
  component: TokensPage,
  pendingComponent: () => <Spinner label={m.tokens_loading()} />,
  errorComponent: () => <LoadError title={m.tokens_title()} message={m.tokens_failed()} />,
})
