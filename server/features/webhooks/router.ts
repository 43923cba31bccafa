import { reauthenticate } from '#server/features/accounts/domain.ts'
import * as webhooks from '#server/features/webhooks/domain.ts'
import {
  addInput,
  changeInput,
  deliveriesInput,
  provenInput,
  resendInput,
  webhookInput,
} from '#server/features/webhooks/schema.ts'
import { limitWebhookSend } from '#server/features/webhooks/limits.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

const owners = procedureFor('owners')

/** Needs the current password again: see `reauthenticate`. */
const provenProcedure = owners.use(({ ctx, next }) =>
  next({
    ctx: {
      prove: (currentPassword?: string) =>
        reauthenticate(
          { userId: ctx.user.id, token: ctx.session?.id ?? '', clientAddress: ctx.clientAddress },
          currentPassword,
        ),
    },
  }),
)

export const webhooksRouter = router({
  list: owners.query(() => webhooks.list()),
  byId: owners.input(webhookInput).query(({ input }) => webhooks.byId(input.id)),
  deliveries: owners.input(deliveriesInput).query(({ input }) => webhooks.deliveries(input)),
  add: provenProcedure.input(addInput).mutation(async ({ ctx, input: { currentPassword, ...fields } }) => {
    await ctx.prove(currentPassword)
    return webhooks.add(ctx.user, fields)
  }),
  change: provenProcedure.input(changeInput).mutation(async ({ ctx, input: { currentPassword, id, ...fields } }) => {
    await ctx.prove(currentPassword)
    await webhooks.change(ctx.user, id, fields)
  }),
  renewSecret: provenProcedure.input(provenInput).mutation(async ({ ctx, input }) => {
    await ctx.prove(input.currentPassword)
    return webhooks.renewSecret(ctx.user, input.id)
  }),
  turnOn: owners.input(webhookInput).mutation(({ ctx, input }) => webhooks.turnOn(ctx.user, input.id)),
  turnOff: owners.input(webhookInput).mutation(({ ctx, input }) => webhooks.turnOff(ctx.user, input.id)),
  remove: owners.input(webhookInput).mutation(({ ctx, input }) => webhooks.remove(ctx.user, input.id)),
  sendTest: owners.input(webhookInput).mutation(async ({ ctx, input }) => {
    await limitWebhookSend(ctx.user.id)
    await webhooks.sendTest(input.id)
  }),
  resend: owners.input(resendInput).mutation(async ({ ctx, input }) => {
    await limitWebhookSend(ctx.user.id)
    await webhooks.resend(input.id)
  }),
})
