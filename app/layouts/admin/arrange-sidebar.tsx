import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { useId, useRef, useState } from 'react'
import { buttonAfterMove, MoveButtons } from '#app/editor/move-buttons.tsx'
import { withMoved } from '#app/editor/order.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { blocksOf, type Block } from '#app/staff/sidebar.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { groupLabels } from './group-labels.ts'
import type { Me } from './require-staff.ts'
import { useEntries, useOrderSidebar } from './sidebar-order.ts'

type Props = { me: Me; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Puts the entries of each group of the sidebar in an order of one's own, which is kept with each press. */
export function ArrangeSidebar({ me, isOpen, onOpenChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState('')
  const entries = useEntries(me)
  const keep = useOrderSidebar()
  const focusNext = useFocusNext()
  const groups = blocksOf(entries).filter(({ group }) => group)

  function move({ entries: some }: Block, id: string, to: number) {
    const button = buttonAfterMove(() => list.current?.querySelector(`[data-entry="${id}"]`) ?? null)
    const order = withMoved(
      some.map(entry => entry.id),
      id,
      to,
    )
    const others = entries.map(entry => entry.id).filter(other => !order.includes(other))
    void keep([...order, ...others])
    const title = some.find(entry => entry.id === id)!.label()
    setMoved(m.order_moved({ title, n: formatNumber(to + 1), of: formatNumber(some.length) }))
    focusNext(button)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.sidebar_arrange()}
      description={m.sidebar_arrange_text()}
      labels={{ close: m.close() }}
      size="sm"
    >
      <div ref={list} className="grid gap-6">
        {groups.map(block => (
          <Group key={block.group} block={block} onMove={(id, to) => move(block, id, to)} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <Button variant="secondary" className="mt-6" onClick={() => void keep([], m.sidebar_reset())}>
        {m.sidebar_first()}
      </Button>
    </Dialog>
  )
}

function Group({ block, onMove }: { block: Block; onMove: (id: string, to: number) => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-sm font-semibold text-muted">
        {block.group && groupLabels[block.group]()}
      </h3>
      <ol className="divide-y divide-line">
        {block.entries.map(({ id: entry, label, icon: Icon }, n) => (
          <li key={entry} data-entry={entry} className="flex items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0">
            <Icon aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">{label()}</span>
            <span className="-me-3 flex shrink-0">
              <MoveButtons id={entry} title={label()} n={n} of={block.entries.length} onMove={onMove} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
