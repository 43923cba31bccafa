import { reauthenticate } from '#server/features/accounts/domain.ts'
import * as tokens from '#server/features/tokens/domain.ts'
import { newTokenInput, tokenIdInput } from '#server/features/tokens/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const tokensRouter = router({
  list: procedureFor('owners').query(() => tokens.list()),
  make: procedureFor('owners')
    .input(newTokenInput)
    .mutation(async ({ ctx, input: { currentPassword, ...choice } }) => {
      const { user, session, clientAddress } = ctx
      await reauthenticate({ userId: user.id, token: session?.id ?? '', clientAddress }, currentPassword)
      return tokens.make(user, user.id, choice)
    }),
  revoke: procedureFor('owners')
    .input(tokenIdInput)
    .mutation(({ ctx, input }) => tokens.revoke(ctx.user, input.id)),
})
