/**
 * Replaces the scripts of a public page, which works without them: a slow phone paints it first. They load shortly after the `load` event,
 * at the first touch, key or pointer movement, or after three seconds when a picture hangs. `server/http/render.ts` sends this function as
 * text, so it uses nothing from outside.
 */
export function deferScripts(entry: string): void {
  const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']
  let hasStarted = false
  function load() {
    if (hasStarted) return
    hasStarted = true
    for (const event of events) removeEventListener(event, load)
    for (const script of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
      script.replaceWith(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script.href }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: entry }))
  }
  for (const event of events) addEventListener(event, load)
  addEventListener('load', () => {
    setTimeout(load, 100)
  })
  setTimeout(load, 3000)
  document.currentScript?.remove()
}
