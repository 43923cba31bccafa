import { IconButton } from '@agency/ui/Button'
import { Tooltip } from '@agency/ui/Tooltip'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'

type Props = { id: string; title: string; n: number; of: number; onMove: (id: string, to: number) => void }

/** Moves one of an ordered list up or down, from its place `n` of `of`; the focus goes to `buttonAfterMove`. */
export function MoveButtons({ id, title, n, of, onMove }: Props) {
  return (
    <>
      <Tooltip>
        <IconButton
          data-move="up"
          disabled={n === 0}
          onClick={() => onMove(id, n - 1)}
          aria-label={m.order_up({ title })}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Tooltip>
        <IconButton
          data-move="down"
          disabled={n === of - 1}
          onClick={() => onMove(id, n + 1)}
          aria-label={m.order_down({ title })}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </>
  )
}

/** The button to focus in a row that has moved: the one that was pressed, or the other at an end of the list. Call it with the press. */
export function buttonAfterMove(row: () => Element | null): () => HTMLElement | undefined {
  const pressed = document.activeElement?.getAttribute('data-move')
  return () => {
    const buttons = [...(row()?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])]
    return buttons.find(({ dataset }) => dataset.move === pressed) ?? buttons[0]
  }
}
