import { Button } from '@agency/ui/Button'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Loads the page again, which others have changed meanwhile, when whoever types wants it. */
export function ShowNow() {
  return (
    <Button size="sm" variant="secondary" onClick={() => void queryClient().invalidateQueries()}>
      {m.show_now()}
    </Button>
  )
}
