import { Button } from '@agency/ui/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'

const heldQuery = () => trpc().content.held.queryOptions()

type Held = Outputs['content']['held'][number]

const reasons: Record<Held['held'], () => string> = {
  changed: m.held_changed,
  invalid: m.held_invalid,
  failed: m.held_failed,
  restored: m.held_restored,
}

export const loadPart = () => load(heldQuery())

/** Scheduled drafts that were not published, each with the reason; nothing while there are none. */
export function Part() {
  const { data: held } = useSuspenseQuery(heldQuery())
  const focusNext = useFocusNext()
  const { act, isPending } = useStaffAction()
  if (held.length === 0) return null

  async function confirm() {
    const isDone = await act(() => trpcClient().content.confirmSchedules.mutate(), m.held_confirmed())
    if (isDone) focusNext(() => document.querySelector<HTMLElement>('main a'))
  }
  return (
    <DashboardCard title={m.held_title()}>
      <ul className="divide-y divide-line">
        {held.map(draft => (
          <HeldItem key={`${draft.feature}-${draft._id}`} {...draft} />
        ))}
      </ul>
      {held.some(({ held }) => held === 'restored') && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p className="text-sm text-muted">{m.held_confirm_text()}</p>
          <Button variant="secondary" busy={isPending} onClick={() => void confirm()}>
            {m.held_confirm()}
          </Button>
        </div>
      )}
    </DashboardCard>
  )
}

function HeldItem({ feature, _id, title, publishAt, held, by }: Held) {
  return (
    <li className="grid py-2">
      <Link
        to={contentTypes[feature]?.editPage(_id) ?? '/admin'}
        className={`${standaloneLink} wrap-anywhere`}
        {...nameOf(title)}
      />
      <p className="text-sm text-muted">
        {publishAt && (
          <>
            <time dateTime={publishAt}>{formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            {' · '}
          </>
        )}
        {by}
      </p>
      <p>{reasons[held]()}</p>
    </li>
  )
}
