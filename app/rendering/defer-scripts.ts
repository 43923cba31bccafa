/**
 * Stands in every public page instead of its scripts: they work without, and what a slow phone is to do first is show them. The scripts
 * are fetched once all that is to be seen has arrived and is painted, or at the first touch, key or pointer; and after a while in any
 * case, should a picture hang. Sent as text (server/http/render.ts), so it uses nothing from outside.
 */
export function deferScripts(entry: string): void {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart']
  let isBegun = false
  function load() {
    if (isBegun) return
    isBegun = true
    for (const sign of signs) removeEventListener(sign, load)
    for (const script of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
      script.replaceWith(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script.href }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: entry }))
  }
  for (const sign of signs) addEventListener(sign, load)
  addEventListener('load', () => {
    setTimeout(load, 100)
  })
  setTimeout(load, 3000)
  document.currentScript?.remove()
}
