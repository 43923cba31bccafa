import { type AnyRouter, RouterContextProvider, useHydrated, useLoaderData, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type ComponentType, createElement, type ReactNode, use, useCallback, useState } from 'react'
import { pageHead } from '#app/layouts/head.ts'
import { useLinks } from '#app/rendering/link-navigation.ts'

/** What JSON can hold, and so what a cache key can hold: no functions, no elements. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
type Load<Module extends object> = () => Promise<Module>
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never
type PageModule<Params, Props> = {
  /** Fetches what the page shows; without it the page shows its params. */
  load?: (params: Params) => Promise<Props>
  head: (props: Props) => Head
  Page: (props: Props) => ReactNode
}
type Head = {
  title: string
  description?: string
  /** search engines leave it out */
  isUnlisted?: boolean
  scripts?: { type: string; children: string }[]
}

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
 * the browser, where the picture has a fallback. Interactive components go around it, not inside. docs/decisions/0007 says why.
 */
export function staticComponent<Module extends object, Name extends keyof Module & string>(
  load: Load<Module>,
  name: Name,
) {
  return createStatic<PropsOf<Module[Name]> & object>(load, name, props => props)
}

/** A static component about one person: rendered each time, so that the cache has nothing of it. */
export function personalComponent<Module extends object, Name extends keyof Module & string>(
  load: Load<Module>,
  name: Name,
) {
  return createStatic<PropsOf<Module[Name]> & object>(load, name, props => props, true)
}

/** A static component whose props are unsent: it stands in the page with a `part` of the loader's data. */
export function unsentComponent<Module extends object, Name extends keyof Module & string, Part extends object>(
  load: Load<Module>,
  name: Name,
  { read }: Unsent<Part, PropsOf<Module[Name]> & object>,
) {
  return createStatic<{ part: Part }>(load, name, ({ part }) => read(part))
}

type Unsent<Part extends object, Props extends object> = {
  keep: (part: Part, props: Props) => Part
  read: (part: Part) => Props | Promise<Props>
}

/**
 * Props that are not sent to the browser beside the HTML made of them. `keep` puts them beside a part of the loader's data, which alone
 * is sent; where they are not known the browser fetches them by that part. The route has a `gcTime` of 0: coming back to the page then
 * loads it once, as a link does, where the data sent with the document would have its parts fetched beside it.
 */
export function unsent<Part extends object, Props extends object>(
  fetch: (part: Part) => Promise<Props>,
): Unsent<Part, Props> {
  const propsOf = new WeakMap<Part, Props | Promise<Props>>()
  return {
    keep(part, props) {
      propsOf.set(part, props)
      return part
    },
    read(part) {
      const known = propsOf.get(part)
      if (known) return known
      const loading = fetch(part)
      propsOf.set(part, loading)
      loading.catch(() => propsOf.delete(part))
      return loading
    },
  }
}

/** `read` gives the props of the component by those of the place where it stands: a promise where they have to be fetched. */
function createStatic<Given extends object>(
  load: Load<object>,
  name: string,
  read: (given: Given) => object | Promise<object>,
  isPersonal = false,
) {
  const find = () => (findLoaded(load) as Record<string, ComponentType<object>> | undefined)?.[name]

  function Rendered(given: Given) {
    if (!find()) use(loadStatic(load))
    const Component = find()
    const props = read(given)
    return Component && createElement(Component, props instanceof Promise ? use(props) : props)
  }

  return function Static({ className = 'contents', ...others }: Given & { className?: string }) {
    const given = others as unknown as Given
    const [isServerHtml, renderHere] = useServerHtml(given as Record<string, unknown>)
    const router = useRouter()
    const links = useLinks()
    const [first] = useState(given) // valid as long as the server's HTML is
    const recover = useCallback(() => {
      Promise.all([loadStatic(load), read(first)]).then(renderHere, () => {}) // offline, the server's HTML stays
    }, [renderHere, first])
    const checkPictures = useCallback(
      (element: HTMLElement | null) => {
        if (element && [...element.querySelectorAll<HTMLImageElement>(PICTURES)].some(hasFailed)) recover()
      },
      [recover],
    )
    const html = renderToHtml(find(), () => read(given), router, isPersonal) // after every hook: it calls React again
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
        <Rendered {...given} />
      </div>
    )
  }
}

/**
 * The options of a route whose whole page is one static component. Its file exports `Page`, `head` for the document, and `load` where the
 * page shows records. What is loaded is not sent to the browser.
 */
export function staticPage<Params extends Record<string, Json>, Props extends object = Params>(
  load: Load<PageModule<Params, Props>>,
  params: Params,
) {
  const fetchProps = async () => {
    const { load: fetchRecords } = await loadStatic(load)
    return fetchRecords ? fetchRecords(params) : (params as unknown as Props)
  }
  const props = unsent<Head, Props>(fetchProps)
  const Page = unsentComponent(load, 'Page', props)
  return {
    loader: async () => {
      const [loaded, { head }] = await Promise.all([fetchProps(), loadStatic(load)])
      return props.keep(head(loaded), loaded)
    },
    gcTime: 0,
    head: ({ loaderData: { title, description, scripts = [] } = { title: '' } }: { loaderData?: Head }) =>
      title ? { ...pageHead(title, description), scripts } : { scripts },
    component: () => <Page part={useLoaderData({ strict: false }) as Head} />,
  }
}

// In development React hydrates everything, so that edits show at once.
const renderToHtml = createIsomorphicFn()
  .server(
    (Component: ComponentType<object> | undefined, read: () => object, router: AnyRouter, isPersonal: boolean) => {
      if (import.meta.env.DEV || !Component) return undefined
      const props = read()
      const element = (
        <RouterContextProvider router={router}>
          <Component {...props} />
        </RouterContextProvider>
      )
      const context = getGlobalStartContext()
      return { __html: context?.renderStatic(Component, props, element, context.rendered.parts, isPersonal) ?? '' }
    },
  )
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
