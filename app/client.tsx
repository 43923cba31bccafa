// Public pages work before their scripts, and what a slow phone is to do first is show them. So the scripts are fetched once all that is
// to be seen has arrived and is painted, or at the first touch, key or pointer; and after a while in any case, should a picture hang.
// `server/pages.ts` leaves the list of them; where there is none, as in the staff area, they begin at once.
const PAINTED = 100 // milliseconds after the last picture has arrived
const WAITED = 3000
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const
const scripts = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')
let isBegun = false

function begin() {
  if (isBegun) return
  isBegun = true
  for (const sign of signs) removeEventListener(sign, begin)
  for (const script of scripts) script.replaceWith(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script.href }))
  void import('#app/hydrate.tsx')
}

const beginAfterPaint = () => setTimeout(begin, PAINTED)

if (scripts.length === 0) begin()
else {
  for (const sign of signs) addEventListener(sign, begin)
  addEventListener('load', beginAfterPaint)
  if (document.readyState === 'complete') beginAfterPaint()
  setTimeout(begin, WAITED)
}
