import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

type Mounting = {
  /** How it reads. */
  dir?: 'ltr' | 'rtl'
  /** React runs each effect twice. */
  isStrict?: boolean
  /** The box stands in a shadow root. */
  isInShadow?: boolean
}

/**
 * Shows something in a box of its own at the end of the page, as `dir` reads. Everything that it changes of the page
 * ends with `unmount`.
 */
export function mount(what: ReactNode, { dir = 'ltr', isStrict = false, isInShadow = false }: Mounting = {}) {
  const outer = document.createElement('div')
  outer.dir = dir
  outer.className = 'p-4' // as a page has: outlines and hit areas reach beyond their part
  document.body.append(outer)
  const box = isInShadow ? document.createElement('div') : outer
  if (isInShadow) shadowOf(outer).append(box)
  const root = createRoot(box)
  const show = (next: ReactNode) => flushSync(() => root.render(isStrict ? <StrictMode>{next}</StrictMode> : next))
  show(what)
  return {
    box,
    show,
    unmount() {
      flushSync(() => root.unmount())
      outer.remove()
    },
  }
}

/** The shadow root of an element, with the styles of the page, as in an application of web components. */
export function shadowOf(host: HTMLElement): ShadowRoot {
  if (host.shadowRoot) return host.shadowRoot
  const shadow = host.attachShadow({ mode: 'open' })
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}
