import { type AnyRouter, RouterContextProvider, useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useLinks } from '#app/rendering/link-navigation.ts'

type Load<Module extends object> = () => Promise<Module>
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props & object : never

const loaded = new WeakMap<Load<object>, object>()

/** Loads the file of static components. A route's loader calls this before they are shown. */
export async function loadStatic<Module extends object>(load: Load<Module>): Promise<Module> {
  const module = findLoaded(load) ?? (await load())
  loaded.set(load, module)
  return module
}

/** The files behind the HTML that went with the page that the browser opened first, by the path of that page. */
const behindHtml = new Map<string, Set<Load<object>>>()

/** Loads what a page has shown as the server's HTML: before somebody comes back to it, who would else see an empty page. */
export async function loadBehindHtml(path: string): Promise<void> {
  await Promise.allSettled([...(behindHtml.get(path) ?? [])].map(loadStatic))
}

/**
 * A component without state and effects, by the file that exports it and its name. The server renders it, and the browser does not hydrate
 * it, so visitors load neither its code nor its texts. Both load when its page is opened by a link from another page, or when its props
 * change. Links in it work as everywhere; when a picture in it fails, it is rendered in the browser, where the picture has a fallback.
 * Interactive components go around it, not inside. docs/decisions/0007 says why.
 */
export function staticComponent<Module extends object, Name extends keyof Module & string>(
  load: Load<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]>
  const find = () => (findLoaded(load) as Record<string, ComponentType<Props>> | undefined)?.[name]

  function Rendered(props: Props) {
    if (!find()) use(loadStatic(load))
    const Component = find()
    return Component && createElement(Component, props)
  }

  return function Static({ className = 'contents', ...others }: Props & { className?: string }) {
    const props = others as unknown as Props
    const [isServerHtml, renderHere] = useServerHtml(props)
    const router = useRouter()
    const links = useLinks()
    const recover = useCallback(() => {
      loadStatic(load).then(renderHere, () => {}) // offline, the server's HTML stays
    }, [renderHere])
    const watchHtml = useCallback(
      (element: HTMLElement | null) => {
        if (!element) return undefined
        const { pathname } = router.state.location
        if ([...element.querySelectorAll<HTMLImageElement>(PICTURES)].some(hasFailed)) recover()
        return () => void behindHtml.set(pathname, (behindHtml.get(pathname) ?? new Set()).add(load))
      },
      [recover, router],
    )
    const html = find() && renderToHtml(<Rendered {...props} />, router) // after every hook: it calls React again
    return isServerHtml || html ? (
      <div
        key="server"
        data-slot="static"
        role="presentation"
        className={className}
        dangerouslySetInnerHTML={html ?? SERVER_HTML}
        suppressHydrationWarning
        ref={watchHtml}
        onErrorCapture={({ target }) => {
          if (target instanceof Element && target.matches(PICTURES)) recover()
        }}
        {...links}
      />
    ) : (
      <div key="browser" data-slot="static" role="presentation" className={className} {...links}>
        <Suspense>
          <Rendered {...props} />
        </Suspense>
      </div>
    )
  }
}

// In development React hydrates everything, so that edits show at once.
const renderToHtml = createIsomorphicFn()
  .server((element: ReactElement, router: AnyRouter) =>
    import.meta.env.DEV
      ? undefined
      : { __html: renderToStaticMarkup(<RouterContextProvider router={router}>{element}</RouterContextProvider>) },
  )
  .client(() => undefined)

// React neither compares it while hydrating nor writes it again as long as the object stays the same.
const SERVER_HTML = { __html: '' }

/** Pictures with a fallback. */
const PICTURES = '[data-slot=picture] img'
const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) => complete && currentSrc && !naturalWidth

const findLoaded = <Module extends object>(load: Load<Module>) => loaded.get(load) as Module | undefined

/** Whether the server's HTML is still valid, and a function that drops it. */
function useServerHtml<Props extends object>(props: Props) {
  const isHydrated = useHydrated()
  const [first, setFirst] = useState(import.meta.env.SSR || import.meta.env.DEV || isHydrated ? undefined : props)
  const isValid =
    first !== undefined && (Object.keys(props) as (keyof Props)[]).every(key => Object.is(props[key], first[key]))
  if (first && !isValid) setFirst(undefined)
  return [isValid, useCallback(() => setFirst(undefined), [])] as const
}
