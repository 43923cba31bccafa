import { type AnyRouter, lazyRouteComponent, useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { pageHead } from '#app/layouts/head.ts'
import { useLinks } from '#app/rendering/link-delegation.ts'
import { renderStatic } from '#server/http/render-cache.tsx'

/** What can be written down, and so compared: no functions, no elements. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain }
type Words = Record<string, Plain>
type Part<Props> = (props: Props) => ReactNode
type Head = { title: string; description: string; picture?: string }

/**
 * A part that only shows: no state, no effect, the same for the same props. The server makes its HTML once and keeps it; in the browser it
 * stays as it came, so visitors load neither the part's code nor its words; both load when it is reached from another page, or when its
 * props change. A loader calls `preload` before it is shown.
 * Parts that act go around it, not inside. Links work as everywhere; a part with a picture that fails is made anew, so that it can say so.
 */
export function staticComponent<Props extends Words>(load: () => Promise<Part<Props>>) {
  let part: Part<Props> | undefined
  const Shown = lazyRouteComponent(async () => {
    part = await load()
    return { default: part as Part<Words> }
  })
  function Still({ className = 'contents', ...props }: Props & { className?: string }) {
    const [isKept, makeAnew] = useKept(props)
    const [links, router] = [useLinks(), useRouter()]
    const giveUp = useCallback(() => {
      load()
        .then(Shown.preload)
        .then(makeAnew, () => {})
    }, [makeAnew]) // by `load` first: the router reloads the page when a file cannot be had, as without a line
    const look = useCallback(
      (element: HTMLElement | null) => {
        if (element && [...element.querySelectorAll<HTMLImageElement>(PICTURES)].some(hasFailed)) giveUp()
      },
      [giveUp],
    )
    const html = htmlOf(part, props, router) // after every hook: React forgets here whose turn it is
    return isKept || html ? (
      <div
        key="kept"
        data-slot="still"
        role="presentation"
        className={className}
        dangerouslySetInnerHTML={html ?? asItCame}
        suppressHydrationWarning
        ref={look}
        onErrorCapture={({ target }) => {
          if (target instanceof Element && target.matches(PICTURES)) giveUp()
        }}
        {...links}
      />
    ) : (
      <div key="made" data-slot="still" role="presentation" className={className} {...links}>
        <Shown {...props} />
      </div>
    )
  }
  return Object.assign(Still, {
    preload: async () => {
      await Shown.preload?.()
    },
  })
}

/** The options of a route whose whole page only shows. Its file exports `Page`, and `head` with the page's title, description and picture for shared links. */
export function staticPage<Props extends Words>(
  load: () => Promise<{ head(props: Props): Head; Page: Part<Props> }>,
  props: Props,
) {
  const Page = staticComponent<Words>(async () => (await load()).Page as Part<Words>)
  return {
    loader: async () => {
      const [{ head }] = await Promise.all([load(), Page.preload()])
      const { title, description, picture } = head(props)
      return { title, description, picture }
    },
    head: ({ loaderData }: { loaderData?: Head | undefined }) =>
      loaderData ? pageHead(loaderData.title, loaderData.description, loaderData.picture) : {},
    component: () => <Page {...props} />,
  }
}

// while developing React takes every part over, and needs its own marks in the HTML
const htmlOf = createIsomorphicFn()
  .server((part: ComponentType<never> | undefined, props: Words, router: AnyRouter) =>
    import.meta.env.PROD && part ? { __html: renderStatic(part as ComponentType<Words>, props, router) } : undefined,
  )
  .client(() => undefined)

// React does not look into such an element when it takes a page over, and writes it anew only for another object: this is always the same
const asItCame = { __html: '' }

/** Pictures that can say that they are missing. */
const PICTURES = '[data-slot=picture] img'
const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) => complete && currentSrc && !naturalWidth

/** Whether the server's HTML is still right, and what to call when it is not. While developing it never is: what was edited should be seen. */
function useKept(props: Words) {
  const isHydrated = useHydrated()
  const [kept, setKept] = useState(import.meta.env.SSR || import.meta.env.DEV || isHydrated ? undefined : props)
  const isKept = kept !== undefined && Object.keys(props).every(key => Object.is(props[key], kept[key]))
  if (kept && !isKept) setKept(undefined)
  return [isKept, useCallback(() => setKept(undefined), [])] as const
}
