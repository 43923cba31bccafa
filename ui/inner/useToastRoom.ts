import { useCallback, useState } from 'react'

type Room = {
  /** They hang from the upper edge, or else stand above the lower one. */
  isAtTop: boolean
  /** So many at most. */
  most: number
  /** The others fold into a button, which needs room, too. */
  folds: boolean
}

/** What sonner leaves between two. */
const GAP_PX = 14
/** What stays free at the edge that they grow to. */
const EDGE_PX = 8
const BUTTON_REM = 3.25

/** How many of the newest toasts have room in the window, one at least; and the ref of the box around them. */
export function useToastRoom({ isAtTop, most, folds }: Room) {
  const [seen, setSeen] = useState(most)
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const measure = () => setSeen(countSeen(box, { isAtTop, most, folds }))
      measure()
      // a toast comes, goes or says something else
      const changes = new MutationObserver(measure)
      changes.observe(box, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-mounted'] })
      addEventListener('resize', measure)
      return () => {
        changes.disconnect()
        removeEventListener('resize', measure)
      }
    },
    [isAtTop, most, folds],
  )
  return { ref, seen: Math.min(seen, most) }
}

function countSeen(box: HTMLElement, { isAtTop, most, folds }: Room): number {
  const list = box.querySelector('[data-sonner-toaster]')
  if (!list) return most
  const toasts = [...list.children] as HTMLElement[]
  const button = BUTTON_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { top, bottom } = list.getBoundingClientRect()
  const own = (isAtTop ? innerHeight - top : bottom) - EDGE_PX
  const room = box.querySelector('.toasts-older') ? own + button : own
  const fitting = (height: number) => {
    const last = toasts.findIndex(toast => (height -= toast.offsetHeight + GAP_PX) < -GAP_PX)
    return last < 0 ? toasts.length : last
  }
  const isEach = toasts.length <= most && fitting(room) === toasts.length
  return Math.max(1, isEach ? most : fitting(folds ? room - button : room))
}
