import { endFeed, feedOf, makeFeed } from '#server/features/calendar/feed.ts'
import { monthOf } from '#server/features/calendar/month.ts'
import { CALENDAR } from '#server/features/calendar/rights.shared.ts'
import { feedInput, monthInput } from '#server/features/calendar/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

const reader = procedureFor(CALENDAR)
/** A link is a person’s own: no program makes one. */
const person = reader.meta({ isForPeople: true })

export const calendarRouter = router({
  month: reader.input(monthInput).query(({ ctx, input }) => monthOf(ctx.user, input)),
  feed: person.query(({ ctx }) => feedOf(ctx.user.id)),
  makeFeed: person.input(feedInput).mutation(({ ctx, input }) => makeFeed(ctx.user, input)),
  endFeed: person.mutation(({ ctx }) => endFeed(ctx.user)),
})
