import { useMatches } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** Offers to read the page aloud where its route says so; only devices with a voice for its language load what does it. */
export function ReadAloud() {
  const page = useMatches({
    select: matches => matches.find(({ staticData }) => staticData.isReadAloud)?.pathname,
  })
  const [loaded, setLoaded] = useState<{ Bar: ComponentType }>()
  useEffect(() => {
    if (!page || !window.speechSynthesis) return undefined
    const look = () => {
      if (speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(getLocale())))
        void import('#app/layouts/public/read-aloud-bar.tsx').then(
          part => setLoaded({ Bar: part.ReadAloudBar }),
          () => {},
        )
    }
    look() // many devices learn of their voices only after a while
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look)
  }, [page])
  return page && loaded ? <loaded.Bar key={page} /> : null
}
