import type { Locale } from '#i18n/paraglide/runtime.js'
import type { Scope } from '#server/permissions.ts'
import type { Role, Status } from '../../prisma/generated/sqlite/enums.ts'

export type Attributes = {
  email: string | null
  name: string
  role: Role
  status: Status
  language: Locale
  hasSecondFactor: boolean
}

export type User = Attributes & { id: string }

/** A program with an API token. `id` and `name` are those of the token, the role is that of the owner who made it. */
export type Program = User & { scopes: readonly Scope[] }

/** A session whose `id` is its token; `fresh` says that it was prolonged, and its cookie has to be sent again. */
export type Session = { id: string; userId: string; expiresAt: Date; fresh: boolean }
