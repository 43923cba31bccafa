import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { localeOfPath, pathWithoutLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** Listeners for an element whose links React does not know: a click goes through the router, pointing at a link loads its page ahead. */
export function useLinks() {
  const router = useRouter()

  /** The link that an event is about, when one of our pages is behind it. */
  function ours({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    const isPage =
      link &&
      !link.target &&
      link.origin === location.origin &&
      !link.getAttribute('href')?.startsWith('#') &&
      localeOfPath(link.pathname) === getLocale() &&
      router.getMatchedRoutes(pathWithoutLocale(link.pathname))[2]
    return isPage ? link : null
  }
  function onClick(event: MouseEvent) {
    const link = ours(event)
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.altKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  }
  function loadAhead(event: SyntheticEvent) {
    const link = ours(event)
    if (link && link.dataset.ahead !== 'no')
      router.preloadRoute({ to: pathWithoutLocale(link.pathname) }).catch(() => {})
  }
  return { onClick, onPointerOver: loadAhead, onFocus: loadAhead }
}
