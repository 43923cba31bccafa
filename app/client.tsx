import type { RouterEvents } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { opaqueErrors } from '#app/layouts/error-serialization.ts'
import { confidentialPages, isConfidential } from '#app/rendering/confidential.ts'
import { watchScripts } from '#app/rendering/failed-scripts.ts'
import { getRouter } from '#app/router.tsx'

watchScripts()

// In a task of its own: together with the evaluation of the scripts it would hold up a touch on a slow phone.
setTimeout(hydratePage)

/** Start's own entry also loads the client of server functions, of which there are none here: 11 kB. */
function hydratePage(): void {
  const router = getRouter()
  Object.assign(router.options, { serializationAdapters: [opaqueErrors] })
  router.subscribe('onRendered', keepFocus)
  registerWorker(confidentialPages(router))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/** The link that led to a page may be gone with the page before: the keyboard goes on at the beginning of this one. */
function keepFocus({ fromLocation, pathChanged }: RouterEvents['onRendered']): void {
  const isLost = fromLocation && pathChanged && document.activeElement === document.body
  if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
}

// A change of pages that the next one overtakes is skipped, which browsers would report as an error.
addEventListener('unhandledrejection', event => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

/** After `load`, so that the service worker's downloads do not compete with the page's. It never touches the confidential pages. */
function registerWorker(confidential: string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isConfidential()) return
  const named = new URLSearchParams(confidential.map(name => ['confidential', name]))
  const register = () => {
    navigator.serviceWorker.register(`/sw.js?${named}`).catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
