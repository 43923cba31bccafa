import type { StaffScreens } from '#app/staff/content-type.ts'
import { m } from '#i18n/paraglide/messages.js'
import { MissedSearches } from '#app/features/search/admin/missed-searches.tsx'

/** The list of answers, with what visitors looked for in vain below it. */
export const answersScreens: StaffScreens = {
  list: {
    empty: { title: m.answers_empty, text: m.answers_empty_text },
    describe: ({ asked }) => <span className="line-clamp-1">{typeof asked === 'string' ? asked : ''}</span>,
    after: () => <MissedSearches />,
  },
}
