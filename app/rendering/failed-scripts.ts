import { toast } from '@agency/ui/Toasts'
import type { useRouter } from '@tanstack/react-router'
import { m } from '#i18n/paraglide/messages.js'

let haveFailed = false

/** Notes whether scripts that a page loads later could not be loaded: Vite says so of all. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', () => {
    haveFailed = true
  })
}

/**
 * Loads what a page shows again. Once a script has failed, that is the page as a whole: browsers give the same failure for as long as the
 * document lasts. What is unsaved is asked about and kept, as at every reload.
 */
export function tryAgain(router: ReturnType<typeof useRouter>): void {
  if (haveFailed) location.reload()
  else void router.invalidate()
}

/** Says that the scripts of a part could not be loaded, with another try; the page stays as it is. */
export function sayNotLoaded(): void {
  toast.error(m.part_not_loaded(), { action: { label: m.retry(), onClick: () => location.reload() } })
}
