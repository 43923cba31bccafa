import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows something in a box of its own at the end of the page, as `dir` reads. Everything that it changes of the page ends with `unmount`. */
export function mount(what: ReactNode, { dir = 'ltr', isStrict = false } = {}) {
  const box = document.createElement('div')
  box.dir = dir
  box.className = 'p-4' // as a page has: outlines and hit areas reach beyond their part
  document.body.append(box)
  const root = createRoot(box)
  const show = (next: ReactNode) => flushSync(() => root.render(isStrict ? <StrictMode>{next}</StrictMode> : next))
  show(what)
  return {
    box,
    show,
    unmount() {
      flushSync(() => root.unmount())
      box.remove()
    },
  }
}
