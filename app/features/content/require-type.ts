import { notFound, redirect } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { screens } from '#app/staff/screens.ts'
import { can } from '#server/permissions.ts'
import { contentTypes } from '#app/staff/content-types.ts'

/**
 * Lets somebody to the list and the forms of a content type that shares them with others, and says what these are called. Leads people
 * without the right to the dashboard. Throws notFound() where no such type is.
 */
export async function requireType(name: string, me: Me): Promise<{ titles: Record<'list' | 'one' | 'add', string> }> {
  const type = contentTypes[name]
  const screen = screens().find(({ to }) => to === `/admin/${name}`)
  if (!type?.staff || !screen) throw notFound()
  if (screen.right && !can(me, screen.right)) throw redirect({ to: '/admin' })
  await type.staff.load()
  return { titles: { list: screen.label(), one: type.one(), add: screen.add?.() ?? type.one() } }
}
