import { useMatches } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

/** Offers to read the page aloud where its route says so; only browsers that can speak load what does it. */
export function ReadAloud() {
  const page = useMatches({
    select: matches => matches.find(({ staticData }) => staticData.isReadAloud)?.pathname,
  })
  const [loaded, setLoaded] = useState<{ Bar: ComponentType }>()
  useEffect(() => {
    if (page && 'speechSynthesis' in window)
      void import('#app/layouts/public/read-aloud-bar.tsx').then(
        part => setLoaded({ Bar: part.ReadAloudBar }),
        () => {},
      )
  }, [page])
  return page && loaded ? <loaded.Bar key={page} /> : null
}
