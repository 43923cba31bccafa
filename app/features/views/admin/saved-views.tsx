import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { DropdownMenu, DropdownMenuGroup, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { keptOf } from '#server/features/views/schema.ts'
import { ViewDialog } from './view-dialog.tsx'
import { type View, viewsQuery } from './views-query.ts'

type Props = {
  list: string
  /** What the address of the list says now. */
  search: Record<string, unknown>
}

/** The views of a list that the person has saved or is offered, and what can be done with the one that is shown. */
export function SavedViews({ list, search }: Props) {
  const { data: all = [] } = useQuery(viewsQuery())
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete'>()
  const { run, isPending } = useStaffAction()
  const query = keptOf(search)
  const views = all.filter(view => view.list === list)
  const current = views.find(view => isSame(view.query, query))
  const close = () => setAsked(undefined)

  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary">
            <Bookmark aria-hidden="true" />
            <span className="max-sm:sr-only sm:max-w-48 sm:truncate">{current?.name ?? m.views_title()}</span>
          </Button>
        }
        heading={views.length === 0 && m.views_none()}
      >
        {views.map(view => (
          <Entry key={view.id} view={view} isCurrent={view === current} />
        ))}
        <DropdownMenuGroup>
          <DropdownMenuItem icon={<BookmarkPlus aria-hidden="true" />} onSelect={() => setAsked('save')}>
            {m.view_keep()}
          </DropdownMenuItem>
          {current?.mayChange && (
            <>
              <DropdownMenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAsked('rename')}>
                {m.view_rename(current)}
              </DropdownMenuItem>
              <DropdownMenuItem
                variant="danger"
                icon={<Trash2 aria-hidden="true" />}
                onSelect={() => setAsked('delete')}
              >
                {m.view_delete(current)}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuGroup>
      </DropdownMenu>
      {(asked === 'save' || (asked === 'rename' && current)) && (
        <ViewDialog
          list={list}
          query={query}
          own={views.filter(({ isOwn }) => isOwn)}
          view={asked === 'rename' ? current : undefined}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete' && current !== undefined}
        onOpenChange={close}
        title={m.delete_title()}
        description={current && (current.isShared ? m.view_delete_shared : m.view_delete_text)(current)}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() =>
          current &&
          void run(() => trpcClient().views.remove.mutate({ id: current.id }), {
            done: m.view_deleted(current),
          }).then(close)
        }
      />
    </>
  )
}

function Entry({ view: { name, query, isOwn, by }, isCurrent }: { view: View; isCurrent: boolean }) {
  return (
    <DropdownMenuItem asChild>
      <Link
        to="."
        search={query}
        activeOptions={{ exact: true }}
        aria-current={isCurrent ? 'page' : undefined}
        className="aria-[current=page]:text-brand"
        resetScroll={false}
      >
        <span className="min-w-0">
          {name}
          {!isOwn && <span className="block text-xs font-normal text-muted">{m.view_by({ name: by })}</span>}
        </span>
      </Link>
    </DropdownMenuItem>
  )
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
