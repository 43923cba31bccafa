/**
 * Replaces the scripts of a public page, which works without them: a slow phone paints it first. They load shortly after the `load` event
 * and the first paint, which may come later; at the first touch, key or pointer movement; or after three seconds when a picture hangs.
 * `server/http/render.ts` sends this function as text, so it uses nothing from outside. docs/decisions/0010 says why.
 */
export function deferScripts(entry: string): void {
  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']
  let hasStarted = false
  function load(event?: Event) {
    // browsers report a pointer that rests where the page appears, before its first paint
    const isResting =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (hasStarted || isResting) return
    hasStarted = true
    for (const event of events) removeEventListener(event, load)
    for (const script of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
      script.replaceWith(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script.href }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: entry }))
  }
  for (const event of events) addEventListener(event, load)
  addEventListener('load', () => {
    new PerformanceObserver(() => setTimeout(() => load(), 100)).observe({ type: 'paint', buffered: true })
  })
  setTimeout(() => load(), 3000)
  document.currentScript?.remove()
}
