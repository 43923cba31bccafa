import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'

/** From the list of a content type to what was deleted of it. */
export function TrashLink({ feature }: { feature: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to="/admin/trash" search={{ show: feature }}>
        <Trash2 aria-hidden="true" />
        {m.trash_title()}
      </Link>
    </Button>
  )
}
