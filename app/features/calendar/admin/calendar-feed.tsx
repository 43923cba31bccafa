import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { Dialog } from '@agency/ui/Dialog'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyLink } from '#app/editor/copy-link.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

export const feedQuery = () => trpc().calendar.feed.queryOptions()

const at = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })

/** The secret link by which a phone reads the calendar: made, renewed and ended here, and shown once. */
export function CalendarFeed() {
  const { data: feed } = useSuspenseQuery(feedQuery())
  const [hasTexts, setTexts] = useState(feed?.hasTexts ?? false)
  const [made, setMade] = useState<string>()
  const { run, act, isPending } = useStaffAction()

  const make = () => run(async () => setMade(await trpcClient().calendar.makeFeed.mutate({ hasTexts })), {})
  return (
    <Card asChild className="mt-8 grid max-w-text gap-3 print:hidden">
      <section aria-labelledby="feed">
        <h2 id="feed" className="font-sans text-lg">
          {m.calendar_feed()}
        </h2>
        <p className="text-muted">{m.calendar_feed_text()}</p>
        {feed && (
          <p>
            {m.calendar_feed_since({ date: at(feed.createdAt) })}{' '}
            {feed.lastReadAt ? m.calendar_feed_read({ date: at(feed.lastReadAt) }) : m.calendar_feed_unread()}
          </p>
        )}
        <CheckboxField
          label={m.calendar_feed_texts()}
          hint={m.calendar_feed_texts_hint()}
          checked={hasTexts}
          onChange={({ currentTarget }) => setTexts(currentTarget.checked)}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={isPending} onClick={() => void make()}>
            {feed ? m.calendar_feed_renew() : m.copy_make_link()}
          </Button>
          {feed && (
            <Button
              variant="danger-quiet"
              busy={isPending}
              onClick={() => void act(() => trpcClient().calendar.endFeed.mutate(), m.calendar_feed_ended())}
            >
              {m.calendar_feed_end()}
            </Button>
          )}
        </div>
        <Dialog
          open={made !== undefined}
          onOpenChange={() => setMade(undefined)}
          title={m.calendar_feed_made()}
          description={m.calendar_feed_once()}
          labels={{ close: m.close() }}
        >
          <div className="grid gap-4">
            <CopyLink link={made ?? ''} />
          </div>
        </Dialog>
      </section>
    </Card>
  )
}
