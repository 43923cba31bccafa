import { Alert } from '@agency/ui/Alert'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SaidFilter } from './said-filters.ts'

/** Says of a page without a bar of filters which of those in its address are none (any more); each can be taken off. */
export function UnreadFilters({ filters }: { filters: SaidFilter[] }) {
  return filters.map(({ name, label }) => (
    <Alert
      key={name}
      variant="warning"
      title={label}
      className="mb-3"
      actions={
        <Link
          to="."
          search={before => ({ ...before, [name]: undefined })}
          resetScroll={false}
          className={standaloneLink}
        >
          {m.list_filter_off()}
        </Link>
      }
    />
  ))
}
