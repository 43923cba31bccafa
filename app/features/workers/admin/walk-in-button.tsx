import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { UserRoundPlus } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'

/** To the form of somebody who has come to the office. */
export const WalkInButton = () => (
  <Button asChild variant="accent">
    <Link to="/admin/workers/walk-in">
      <UserRoundPlus aria-hidden="true" />
      {m.walk_in()}
    </Link>
  </Button>
)
