import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { opaqueErrors } from '#app/layouts/error-serialization.ts'
import { getRouter } from '#app/router.tsx'

// Start's own entry also loads what server functions need to speak with the server: 11 kB for nothing, we have none.
const router = getRouter()
Object.assign(router.options, { serializationAdapters: [opaqueErrors] })
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

// keeps the pages that are read for when the line is gone, once this one has everything it needs
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
