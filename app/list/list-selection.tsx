import { Button, IconButton } from '@agency/ui/Button'
import { DropdownMenu } from '@agency/ui/DropdownMenu'
import { Progress } from '@agency/ui/Progress'
import { SelectionBar } from '@agency/ui/SelectionBar'
import { toast } from '@agency/ui/Toasts'
import { Ellipsis, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { useParts } from './use-parts.ts'
import { ALL_MAX, type Selection } from './use-selection.ts'

type Props<Row> = {
  selection: Selection<Row>
  parts: ReturnType<typeof useParts>
  /** What is done most. */
  children: ReactNode
  /** The rest, as entries of a menu. */
  more?: ReactNode
}

/** What can be done with the selected records, or how far it is done. */
export function ListSelection<Row>({ selection, parts, children, more }: Props<Row>) {
  const rest = useRest(selection)
  const progress = parts.progress ?? rest.progress
  const count = selection.rows.length
  return (
    <SelectionBar
      label={m.list_selection()}
      count={count > 0 ? m.list_selected(plural(count)) : progress && m.list_under_way()}
      clear={
        count > 0 && (
          <IconButton
            aria-label={m.list_unselect()}
            disabled={progress !== undefined}
            onClick={() => selection.remove()}
          >
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {progress && (
        <Progress
          label={progress.label}
          detail={m.list_done_of({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          value={progress.done}
          max={progress.total}
          className="grow basis-64"
        />
      )}
      {selection.rest && (
        <Button variant="secondary" busy={progress !== undefined} onClick={() => void rest.select()}>
          {selection.rest.count > ALL_MAX
            ? m.list_select_first({ max: formatNumber(ALL_MAX), count: formatNumber(selection.rest.count) })
            : m.list_select_all({ count: formatNumber(selection.rest.count) })}
        </Button>
      )}
      {children}
      {more && count > 0 && (
        <DropdownMenu
          trigger={
            <Button variant="secondary" busy={progress !== undefined} aria-label={m.editor_more()}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          {more}
        </DropdownMenu>
      )}
    </SelectionBar>
  )
}

/** Selects all that match, as the server finds them now: where they are no longer as many as the page said, it is told. */
function useRest<Row>({ rest }: Selection<Row>) {
  const [done, setDone] = useState<number>()
  async function select() {
    if (!rest) return
    setDone(0)
    try {
      const now = await rest.select(setDone)
      if (now !== rest.count) {
        toast.info(m.list_all_changed({ seen: formatNumber(rest.count), now: formatNumber(now) }))
        await queryClient().invalidateQueries()
      }
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    } finally {
      setDone(undefined)
    }
  }
  return {
    select,
    progress:
      done === undefined
        ? undefined
        : { label: m.list_selecting(), done, total: Math.max(done, Math.min(rest?.count ?? done, ALL_MAX)) },
  }
}
