import { m } from '#i18n/paraglide/messages.js'
import type { roles } from '#server/features/accounts/schema.ts'

/** The word for each role. */
export const roleNames = { owner: m.role_owner, admin: m.role_admin, staff: m.role_staff }

/** A role in words. */
export const nameRole = (role: (typeof roles)[number]): string => roleNames[role]()
