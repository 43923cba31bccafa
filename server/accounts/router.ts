import * as accounts from '#server/accounts/domain.ts'
import { signInInput, signUpInput } from '#server/accounts/schema.ts'
import * as staff from '#server/accounts/staff.ts'
import { lucia } from '#server/accounts/sessions.ts'
import { limitSignIn, limitSignUp } from '#server/limits.ts'
import { adminProcedure, type Context, procedure, router } from '#server/trpc.ts'
import { z } from '#server/zod.ts'

const one = z.object({ id: z.string().max(64) })

export const accountsRouter = router({
  policy: procedure.query(() => accounts.findPolicy()),
  me: procedure.query(({ ctx }) => me(ctx)),
  signUp: procedure.input(signUpInput).mutation(async ({ input, ctx }) => {
    await limitSignUp(ctx.caller)
    await enter(ctx, () => accounts.signUp(input))
  }),
  signIn: procedure.input(signInInput).mutation(({ input, ctx }) => enter(ctx, () => limitSignIn(ctx.caller, input.email, () => accounts.signIn(input)))),
  signOut: procedure.mutation(async ({ ctx }) => {
    if (ctx.session) await lucia.invalidateSession(ctx.session.id)
    ctx.remember(null)
  }),
  staff: router({
    list: adminProcedure.query(() => staff.list()),
    approve: adminProcedure.input(one).mutation(({ ctx, input }) => staff.approve(ctx.user, input.id)),
    suspend: adminProcedure.input(one).mutation(({ ctx, input }) => staff.suspend(ctx.user, input.id)),
    remove: adminProcedure.input(one).mutation(({ ctx, input }) => staff.remove(ctx.user, input.id)),
    setRole: adminProcedure.input(one.extend({ role: z.enum(['owner', 'admin', 'staff']) })).mutation(({ ctx, input }) => staff.setRole(ctx.user, input.id, input.role)),
  }),
})

function me({ user }: Context) {
  return user && { uid: user.id, email: user.email, name: user.name, role: user.role, status: user.status }
}

/** A new session at every door: one that was there before, whosever it was, ends. */
async function enter(ctx: Context, open: () => ReturnType<typeof accounts.signIn>) {
  const session = await open()
  if (ctx.session) await lucia.invalidateSession(ctx.session.id)
  ctx.remember(session)
}
