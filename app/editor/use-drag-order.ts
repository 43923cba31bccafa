import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useEffect, useEffectEvent, useRef } from 'react'
import { placeAfterDrop } from './order.ts'

type Options = {
  /** What is ordered, in its present order. */
  ids: string[]
  /** Moves one of them to this index: the order is `withMoved` then. */
  onMove: (id: string, index: number) => void
  isDisabled?: boolean
}

/**
 * Orders rows by dragging. The result is the ref of the box around them; each row is an `li` or `tr` in it with a handle that has its id as
 * `data-drag`. Meanwhile the dragged row has `data-dragged`, and the one it is above `data-drop`: `before` or `after`. It is for pointers
 * alone: there have to be buttons that move a row, too.
 */
export function useDragOrder<Box extends HTMLElement>({ ids, onMove, isDisabled = false }: Options) {
  const box = useRef<Box>(null)
  const order = ids.join(' ')
  const drop = useEffectEvent((dragged: string, target: string, isAfter: boolean) => {
    const index = placeAfterDrop(ids, dragged, target, isAfter)
    if (index !== ids.indexOf(dragged)) onMove(dragged, index)
  })

  useEffect(() => {
    if (isDisabled || !box.current) return
    const list = Symbol('list') // rows of another list are no rows of this one
    const handles = [...box.current.querySelectorAll<HTMLElement>('[data-drag]')]
    const ordered = order.split(' ')
    return combine(
      ...handles.flatMap(handle => {
        const id = handle.dataset.drag ?? ''
        return ordered.includes(id) ? connect(list, id, handle, drop) : []
      }),
    )
  }, [order, isDisabled])
  return box
}

type Drop = (dragged: string, target: string, isAfter: boolean) => void

function connect(list: symbol, id: string, handle: HTMLElement, onDrop: Drop) {
  const row = handle.closest<HTMLElement>('li, tr')
  if (!row) return []
  const end = () => delete row.dataset.drop
  return [
    // the handle alone is draggable: text in the inputs of a draggable row cannot be selected
    draggable({
      element: handle,
      getInitialData: () => ({ list, id }),
      onGenerateDragPreview({ nativeSetDragImage, location }) {
        const { left, top } = row.getBoundingClientRect()
        const { clientX, clientY } = location.current.input
        nativeSetDragImage?.(row, clientX - left, clientY - top)
      },
      onDragStart: () => (row.dataset.dragged = ''),
      onDrop: () => delete row.dataset.dragged,
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.list === list,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag({ self, source }) {
        if (source.data.id === id) return
        row.dataset.drop = extractClosestEdge(self.data) === 'bottom' ? 'after' : 'before'
      },
      onDragLeave: end,
      onDrop({ self, source }) {
        end()
        onDrop(String(source.data.id), id, extractClosestEdge(self.data) === 'bottom')
      },
    }),
  ]
}
