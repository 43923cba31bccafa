import type { Tables } from '#server/registration/define-table.ts'

/** A restore empties it: a link that was ended since the backup must not work again. */
export const calendarTables = {
  CalendarFeed: { key: ['userId'], restored: 'emptied', seenBy: 'its person', kept: { with: ['User'] } },
} satisfies Tables
