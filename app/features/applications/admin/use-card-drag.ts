import { type DragEvent, useState } from 'react'
import type { State } from '#server/features/applications/stages/states.shared.ts'

/** What a card needs so that a mouse can take it to another column. */
export const cardDragProps = (id: string, state: State) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', `${id} ${state}`),
})

/** What a column needs so that cards of other states can be dropped on it, and whether one is above it. */
export function useCardDrop(state: State, onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false)
  const dropProps = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const [id = '', from] = event.dataTransfer.getData('text/plain').split(' ')
      if (id && from !== state) onDrop(id)
    },
  }
  return { isOver, dropProps }
}
