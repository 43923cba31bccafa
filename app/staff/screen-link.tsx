import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { screensFor } from '#app/staff/screens.ts'

/** A button that leads to the screen of another feature, where that is there and `me` may open it. */
export function ScreenLink({ to, me }: { to: string; me: Me }) {
  const screen = screensFor(me).find(each => each.to === to)
  if (!screen) return null
  const { icon: Icon, label } = screen
  return (
    <Button asChild variant="secondary">
      <Link to={to}>
        <Icon aria-hidden />
        {label()}
      </Link>
    </Button>
  )
}
