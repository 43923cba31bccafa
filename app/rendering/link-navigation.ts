import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { localeOfPath, pathWithoutLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** Handlers for an element with links that are no `Link`: a click navigates with the router, hover and focus preload the page. */
export function useLinks() {
  const router = useRouter()

  function findPageLink({ target }: SyntheticEvent) {
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
    const link = findPageLink(event)
    const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  }
  function preload(event: SyntheticEvent) {
    const link = findPageLink(event)
    if (link && link.dataset.preload !== 'no')
      router.preloadRoute({ to: pathWithoutLocale(link.pathname) }).catch(() => {})
  }
  return { onClick, onPointerOver: preload, onFocus: preload }
}
