import { redirect } from '@tanstack/react-router'

/** The signed-in person whose account is not active; redirects everybody else. */
export async function requireInactive() {
  const { trpcClient } = await import('#app/rendering/trpc.ts')
  const me = await trpcClient().accounts.me.query()
  if (!me) throw redirect({ to: '/login', search: { redirect: '/admin' } })
  if (me.status === 'active') throw redirect({ to: '/admin' })
  return { me }
}
