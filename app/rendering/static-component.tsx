import { type AnyRouter, RouterContextProvider, useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type ComponentType, createElement, type ReactNode, use, useCallback, useState } from 'react'
import { pageHead } from '#app/layouts/head.ts'
import { useLinks } from '#app/rendering/link-navigation.ts'

/** What JSON can hold, and so what a cache key can hold: no functions, no elements. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
type Load<Module extends object> = () => Promise<Module>
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never
type Page<Props> = { head: (props: Props) => Head; Page: (props: Props) => ReactNode }
type Head = { title: string; description: string; picture?: string }

const loaded = new WeakMap<Load<object>, object>()

/** Loads the file of static components. A route's loader calls this before they are shown. */
export async function loadStatic<Module extends object>(load: Load<Module>): Promise<Module> {
  const module = findLoaded(load) ?? (await load())
  loaded.set(load, module)
  return module
}

/**
 * A component without state and effects, by the file that exports it and its name. The server renders it once for the same props and
 * caches the HTML; the browser does not hydrate it, so visitors load neither its code nor its texts. Both load when its page is opened
 * by a link from another page, or when its props change. Links in it work as everywhere; when a picture in it fails, it is rendered in
 * the browser, where the picture has a fallback. Interactive components go around it, not inside.
 */
export function staticComponent<Module extends object, Name extends keyof Module & string>(
  load: Load<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]>
  const find = () => findLoaded(load)?.[name] as ComponentType<object> | undefined

  function Rendered(props: object) {
    if (!find()) use(loadStatic(load))
    const Component = find()
    return Component && createElement(Component, props)
  }

  return function Static({ className = 'contents', ...props }: Props & { className?: string }) {
    const [isServerHtml, renderHere] = useServerHtml(props)
    const router = useRouter()
    const links = useLinks()
    const recover = useCallback(() => {
      loadStatic(load).then(renderHere, () => {}) // offline, the server's HTML stays
    }, [renderHere])
    const checkPictures = useCallback(
      (element: HTMLElement | null) => {
        if (element && [...element.querySelectorAll<HTMLImageElement>(PICTURES)].some(hasFailed)) recover()
      },
      [recover],
    )
    const html = renderToHtml(find(), props, router) // after every hook: it calls React again
    return isServerHtml || html ? (
      <div
        key="server"
        data-slot="static"
        role="presentation"
        className={className}
        dangerouslySetInnerHTML={html ?? SERVER_HTML}
        suppressHydrationWarning
        ref={checkPictures}
        onErrorCapture={({ target }) => {
          if (target instanceof Element && target.matches(PICTURES)) recover()
        }}
        {...links}
      />
    ) : (
      <div key="browser" data-slot="static" role="presentation" className={className} {...links}>
        <Rendered {...props} />
      </div>
    )
  }
}

/**
 * The options of a route whose whole page is one static component. Its file exports `Page`, and `head` with the title, description and
 * picture for shared links.
 */
export function staticPage<Props extends Record<string, Json>>(load: Load<Page<Props>>, props: Props) {
  const Page = staticComponent(load, 'Page') as ComponentType<Props>
  return {
    loader: async () => {
      const { title, description, picture } = (await loadStatic(load)).head(props)
      return { title, description, picture }
    },
    head: ({ loaderData }: { loaderData?: Head | undefined }) =>
      loaderData ? pageHead(loaderData.title, loaderData.description, loaderData.picture) : {},
    component: () => <Page {...props} />,
  }
}

// In development React hydrates everything, so that edits show at once.
const renderToHtml = createIsomorphicFn()
  .server((Component: ComponentType<object> | undefined, props: object, router: AnyRouter) => {
    if (import.meta.env.DEV || !Component) return undefined
    const element = (
      <RouterContextProvider router={router}>
        <Component {...props} />
      </RouterContextProvider>
    )
    const context = getGlobalStartContext()
    return { __html: context?.renderStatic(Component, props, element, context.rendered.parts) ?? '' }
  })
  .client(() => undefined)

// React neither compares it while hydrating nor writes it again as long as the object stays the same.
const SERVER_HTML = { __html: '' }

/** Pictures with a fallback. */
const PICTURES = '[data-slot=picture] img'
const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) => complete && currentSrc && !naturalWidth

const findLoaded = <Module extends object>(load: Load<Module>) => loaded.get(load) as Module | undefined

/** Whether the server's HTML is still valid, and a function that drops it. */
function useServerHtml(props: Record<string, unknown>) {
  const isHydrated = useHydrated()
  const [first, setFirst] = useState(import.meta.env.SSR || import.meta.env.DEV || isHydrated ? undefined : props)
  const isValid = first !== undefined && Object.keys(props).every(key => Object.is(props[key], first[key]))
  if (first && !isValid) setFirst(undefined)
  return [isValid, useCallback(() => setFirst(undefined), [])] as const
}
