import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { rememberOpened } from '#app/list/return-to-list.ts'
import type { ListSearch } from '#app/list/search-params.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'

type Props = { row: ClientRow; search: ListSearch; size?: 'sm'; onDelete: () => void }

/** Opens a client country in its form, or deletes it; small ones are icons. */
export function ClientActions({ row: { _id, countryName, countryNameBn }, search, size, onDelete }: Props) {
  const country = localizedText(countryName, countryNameBn).children
  return (
    <>
      <Button asChild variant="secondary" size={size}>
        <Link
          to="/admin/update-client/$id"
          params={{ id: _id }}
          state={{ list: search }}
          onClick={() => rememberOpened(_id)}
          data-edit={_id}
          aria-label={m.manage_edit_one({ country })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          <span className={size && 'sr-only'}>{m.manage_edit()}</span>
        </Link>
      </Button>
      <Button
        variant="danger-quiet"
        size={size}
        data-delete={_id}
        onClick={onDelete}
        aria-label={m.manage_delete_one({ country })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <span className={size && 'sr-only'}>{m.manage_delete()}</span>
      </Button>
    </>
  )
}
