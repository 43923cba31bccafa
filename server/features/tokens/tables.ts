import type { Tables } from '#server/define-table.ts'

/** A restore empties it: a token that was revoked since the backup must not work again. */
export const tokensTables = { ApiToken: { key: ['id'], opensAccounts: true } } satisfies Tables
