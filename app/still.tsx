import { lazyRouteComponent, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pageHead } from '#app/head.ts'
import { useLinks } from '#app/use-links.ts'

type Words = Record<string, unknown>
type Part<Props> = (props: Props) => ReactNode
type Head = { title: string; description: string; picture?: string }

/**
 * A part that only shows: no state, no effect. The server's HTML of it stays as it came, so visitors load neither its code nor its
 * words; both load when the part is reached from another page, or when its props change. A loader calls `preload` before it is shown.
 * Parts that act go around it, not inside. Links work as everywhere.
 */
export function still<Props extends Words>(load: () => Promise<Part<Props>>) {
  const Shown = lazyRouteComponent(async () => ({ default: await load() as Part<Words> }))
  function Still({ className = 'contents', ...props }: Props & { className?: string }) {
    const isKept = useKept(props)
    const links = useLinks()
    return isKept
      ? <div key="kept" data-slot="still" role="presentation" className={className} dangerouslySetInnerHTML={asItCame} suppressHydrationWarning {...links} />
      : <div key="made" data-slot="still" role="presentation" className={className} {...links}><Shown {...props} /></div>
  }
  return Object.assign(Still, { preload: async () => { await Shown.preload?.() } })
}

/** The options of a route whose whole page only shows. Its file exports `Page`, and `head` with the page's title, description and picture for shared links. */
export function stillPage<Props extends Words>(load: () => Promise<{ head(props: Props): Head; Page: Part<Props> }>, props: Props) {
  const Page = still<Words>(async () => (await load()).Page as Part<Words>)
  return {
    loader: async () => {
      const [{ head }] = await Promise.all([load(), Page.preload()])
      const { title, description, picture } = head(props)
      return { title, description, picture }
    },
    head: ({ loaderData }: { loaderData?: Head | undefined }) => (loaderData ? pageHead(loaderData.title, loaderData.description, loaderData.picture) : {}),
    component: () => <Page {...props} />,
  }
}

// React does not look into such an element when it takes a page over, and writes it anew only for another object: this is always the same
const asItCame = { __html: '' }

/** Whether the server's HTML is still right. While developing it never is: what was edited should be seen. */
function useKept(props: Words) {
  const isHydrated = useHydrated()
  const [kept, setKept] = useState(import.meta.env.SSR || import.meta.env.DEV || isHydrated ? undefined : props)
  const isKept = kept !== undefined && Object.keys(props).every(key => Object.is(props[key], kept[key]))
  if (kept && !isKept) setKept(undefined)
  return isKept
}
