import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { TrashPage, trashQuery } from '#app/features/content/trash-page.tsx'
import { readTrashSearch } from '#app/features/content/trash-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { loadList } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'

export const Route = createFileRoute('/admin/trash')({
  staticData: { right: editing },
  validateSearch: readTrashSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadList(cause, trashQuery(deps)),
  gcTime: 0,
  head: () => pageHead(m.trash_title()),
  component: TrashPage,
  pendingComponent: () => <Spinner label={m.trash_loading()} />,
  errorComponent: () => <LoadError title={m.trash_title()} message={m.trash_failed()} />,
})
