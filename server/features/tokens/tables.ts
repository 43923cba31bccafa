import type { Tables } from '#server/registration/define-table.ts'

/** A restore empties it: a token that was revoked since the backup must not work again. */
export const tokensTables = {
  ApiToken: { key: ['id'], restored: 'emptied', seenBy: 'owners', kept: { days: 90, from: 'expiresAt' } },
} satisfies Tables
