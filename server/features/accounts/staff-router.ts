import * as invitations from '#server/features/accounts/invitations.ts'
import { confirmOfficer, listOfficers, refuseOfficer } from '#server/features/accounts/officers.ts'
import { accountContextOf, reauthenticate } from '#server/features/accounts/reauthentication.ts'
import {
  approveInput,
  inviteInput,
  personInput,
  provenPersonInput,
  roleInput,
} from '#server/features/accounts/schema.ts'
import * as staff from '#server/features/accounts/staff.ts'
import { limitInvitation, limitMailRequest } from '#server/features/accounts/limits.ts'
import { outbox } from '#server/mail/transport.ts'
import { OFFICE, isForOwners } from '#server/permissions.ts'
import { procedureFor, requireRight, router } from '#server/trpc/procedures.ts'

/** What owners and admins do with the accounts of others. */
export const staffRouter = router({
  list: procedureFor('people').query(() => staff.list()),
  byId: procedureFor('people')
    .input(personInput)
    .query(({ ctx, input }) => staff.byId(ctx.user, input.id)),
  approve: procedureFor('people')
    .input(approveInput)
    .mutation(({ ctx, input }) => staff.approve(ctx.user, input)),
  suspend: procedureFor('people')
    .input(personInput)
    .mutation(({ ctx, input }) => staff.suspend(ctx.user, input.id)),
  remove: procedureFor('people')
    .input(personInput)
    .mutation(({ ctx, input }) => staff.remove(ctx.user, input.id)),
  setRole: procedureFor('owners')
    .input(roleInput)
    .mutation(async ({ ctx, input }) => {
      await reauthenticate(accountContextOf(ctx), input.currentPassword)
      await staff.setRole(ctx.user, input.id, input.role)
    }),
  resetLink: procedureFor('owners')
    .input(provenPersonInput)
    .mutation(async ({ ctx, input }) => {
      await reauthenticate(accountContextOf(ctx), input.currentPassword)
      return staff.makeResetLink(ctx.user, input.id)
    }),
  removeSecondFactor: procedureFor('owners')
    .input(provenPersonInput)
    .mutation(async ({ ctx, input }) => {
      await reauthenticate(accountContextOf(ctx), input.currentPassword)
      await staff.removeSecondFactor(ctx.user, input.id)
    }),
  sendResetLink: procedureFor('owners')
    .input(personInput)
    .mutation(async ({ ctx, input }) => {
      await limitMailRequest(ctx.clientAddress, input.id)
      await staff.sendResetLink(ctx.user, input.id)
    }),
  endSession: procedureFor('people')
    .input(personInput.extend({ session: personInput.shape.id }))
    .mutation(({ ctx, input }) => staff.endSessions(ctx.user, input.id, input.session)),
  endSessions: procedureFor('people')
    .input(personInput)
    .mutation(({ ctx, input }) => staff.endSessions(ctx.user, input.id)),
  outbox: procedureFor('people').query(() => outbox()),
  invitations: procedureFor('people').query(() => invitations.listInvitations()),
  invite: procedureFor('people')
    .input(inviteInput)
    .mutation(async ({ ctx, input }) => {
      await limitInvitation(ctx.user.id, input.email)
      if (isForOwners(input.role)) {
        requireRight(ctx.user, 'owners')
        await reauthenticate(accountContextOf(ctx), input.currentPassword)
      }
      await invitations.invite(ctx.user, input)
    }),
  resendInvitation: procedureFor('people')
    .input(personInput)
    .mutation(({ ctx, input }) => invitations.resend(ctx.user, input.id)),
  invitationLink: procedureFor('owners')
    .input(provenPersonInput)
    .mutation(async ({ ctx, input }) => {
      await reauthenticate(accountContextOf(ctx), input.currentPassword)
      return invitations.makeInvitationLink(ctx.user, input.id)
    }),
  withdraw: procedureFor('people')
    .input(personInput)
    .mutation(({ ctx, input }) => invitations.withdraw(ctx.user, input.id)),
})

/** Who reads complaints is confirmed by those who read them. */
export const officersRouter = router({
  list: procedureFor(OFFICE).query(() => listOfficers()),
  confirm: procedureFor(OFFICE)
    .input(provenPersonInput)
    .mutation(async ({ ctx, input }) => {
      await reauthenticate(accountContextOf(ctx), input.currentPassword)
      await confirmOfficer(ctx.user, input.id)
    }),
  refuse: procedureFor(OFFICE)
    .input(personInput)
    .mutation(({ ctx, input }) => refuseOfficer(ctx.user, input.id)),
})
