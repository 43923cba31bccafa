import { m } from '#app/paraglide/messages.js'
import type { roles } from '#server/accounts/schema.ts'

const names = { owner: m.role_owner, admin: m.role_admin, staff: m.role_staff }

/** A role in words. */
export const nameRole = (role: (typeof roles)[number]): string => names[role]()
