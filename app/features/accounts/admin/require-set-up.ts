import { redirect } from '@tanstack/react-router'

/** The signed-in person; who has nobody's session goes to the login page, who is not active waits. */
export async function requireSetUp() {
  const { trpcClient } = await import('#app/rendering/trpc.ts')
  const me = await trpcClient().accounts.me.query()
  if (!me) throw redirect({ to: '/login', search: { redirect: '/admin' } })
  if (me.status !== 'active') throw redirect({ to: '/waiting' })
  return { me }
}
