import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { localeOfPath, pathWithoutLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** Goes to an address of this site. What is no page of the router's, such as Storybook, is loaded as a document. */
export const goTo = (router: AnyRouter, href: string): Promise<void> =>
  router.navigate({ href, reloadDocument: !isPage(router, new URL(href, location.origin).pathname) })

const isPage = (router: AnyRouter, path: string) => router.getMatchedRoutes(pathWithoutLocale(path))[2] !== undefined

/** Handlers for an element with links that are no `Link`: a click navigates with the router, hover and focus preload the page. */
export function useLinks() {
  const router = useRouter()

  function findPageLink({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    const isOurs =
      link &&
      !link.target &&
      link.origin === location.origin &&
      !link.getAttribute('href')?.startsWith('#') &&
      localeOfPath(link.pathname) === getLocale() &&
      isPage(router, link.pathname)
    return isOurs ? link : null
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
