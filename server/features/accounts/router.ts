import { wholeLocales } from '#i18n/locale.ts'
import * as accounts from '#server/features/accounts/domain.ts'
import * as invitations from '#server/features/accounts/invitations.ts'
import * as own from '#server/features/accounts/my-account.ts'
import { oauthFlowCookie } from '#server/features/accounts/oauth.ts'
import { accountContextOf } from '#server/features/accounts/reauthentication.ts'
import * as passkeys from '#server/features/accounts/passkeys.ts'
import * as recovery from '#server/features/accounts/recovery.ts'
import {
  codeInput,
  emailChangeInput,
  emailInput,
  factorInput,
  invitationInput,
  leaveInput,
  nameInput,
  passkeyAnswerInput,
  passkeyInput,
  passwordChangeInput,
  personInput,
  providerIds,
  providerInput,
  provenPersonInput,
  resetInput,
  sidebarInput,
  signInInput,
  signUpInput,
  tokenInput,
} from '#server/features/accounts/schema.ts'
import * as factors from '#server/features/accounts/second-factor.ts'
import { admit, type Factor, findPending, passSecondFactor, type SignedIn } from '#server/features/accounts/sign-in.ts'
import { countWaiting } from '#server/features/accounts/staff.ts'
import { officersRouter, staffRouter } from '#server/features/accounts/staff-router.ts'
import { closeSession } from '#server/http/sessions.ts'
import { record } from '#server/features/activity/domain.ts'
import { write } from '#server/db/client.ts'
import { currentEpoch } from '#server/installation/epoch.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/trpc/context.ts'
import { limitMailRequest, limitSignIn, limitSignUp } from '#server/features/accounts/limits.ts'
import { limitTokenUse } from '#server/http/rate-limits.ts'
import { signIns } from '#server/http/metrics.ts'
import { activeProcedure, lacksSecondFactor, procedure, router, staffProcedure } from '#server/trpc/procedures.ts'
import { can } from '#server/permissions.ts'
import { z } from '#i18n/zod.ts'

/** Getting in and out is for people: a program has its token. */
const entrance = procedure.meta({ isForPeople: true })

/** Rate-limited by client address, against guessing tokens. */
const linkProcedure = entrance.use(async ({ ctx, next }) => {
  await limitTokenUse(ctx.clientAddress)
  return next()
})

const ownProcedure = staffProcedure.use(({ ctx, next }) => next({ ctx: { ...ctx, self: accountContextOf(ctx) } }))

/** For what somebody does who is led to set up a second factor. */
const settingUpProcedure = activeProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, self: accountContextOf(ctx) } }),
)

const ownRouter = router({
  profile: settingUpProcedure.query(({ ctx }) => own.profile(ctx.self)),
  rename: ownProcedure.input(nameInput).mutation(({ ctx, input }) => own.rename(ctx.self, input.name)),
  setLanguage: settingUpProcedure
    .input(z.strictObject({ language: z.enum(wholeLocales) }))
    .mutation(({ ctx, input }) => own.setLanguage(ctx.self, input.language)),
  sidebar: ownProcedure.query(({ ctx }) => own.sidebar(ctx.self)),
  orderSidebar: ownProcedure.input(sidebarInput).mutation(({ ctx, input }) => own.orderSidebar(ctx.self, input.order)),
  changeEmail: ownProcedure.input(emailChangeInput).mutation(async ({ ctx, input }) => {
    await limitMailRequest(ctx.clientAddress, input.email)
    await own.changeEmail(ctx.self, input)
  }),
  confirmEmail: ownProcedure.input(tokenInput).mutation(({ ctx, input }) => own.confirmEmail(ctx.self, input.token)),
  changePassword: ownProcedure
    .input(passwordChangeInput)
    .mutation(({ ctx, input }) => own.changePassword(ctx.self, input)),
  startLink: ownProcedure.input(providerInput).mutation(async ({ ctx, input }) => {
    const { location, flow } = await own.startLink(ctx.self, input)
    ctx.setCookie(oauthFlowCookie(flow))
    return location.href
  }),
  unlink: ownProcedure.input(providerInput).mutation(({ ctx, input }) => own.unlink(ctx.self, input)),
  endSession: ownProcedure.input(personInput).mutation(({ ctx, input }) => own.endSession(ctx.self, input.id)),
  endOtherSessions: ownProcedure.mutation(({ ctx }) => own.endOtherSessions(ctx.self)),
  startAuthenticator: settingUpProcedure
    .input(leaveInput)
    .mutation(({ ctx, input }) => factors.startAuthenticator(ctx.self, input.currentPassword)),
  confirmAuthenticator: settingUpProcedure
    .input(codeInput)
    .mutation(({ ctx, input }) => factors.confirmAuthenticator(ctx.self, input.code)),
  removeAuthenticator: ownProcedure
    .input(leaveInput)
    .mutation(({ ctx, input }) => factors.removeAuthenticator(ctx.self, input.currentPassword)),
  startPasskey: settingUpProcedure
    .input(leaveInput)
    .mutation(({ ctx, input }) => passkeys.startPasskey(ctx.self, input.currentPassword)),
  askConfirmation: ownProcedure.mutation(async ({ ctx }) => {
    await limitTokenUse(ctx.clientAddress)
    return passkeys.askConfirmation(ctx.self)
  }),
  confirmByPasskey: ownProcedure
    .input(passkeyAnswerInput)
    .mutation(({ ctx, input }) => passkeys.confirmByPasskey(ctx.self, input.response)),
  addPasskey: settingUpProcedure.input(passkeyInput).mutation(({ ctx, input }) => passkeys.addPasskey(ctx.self, input)),
  removePasskey: ownProcedure
    .input(provenPersonInput.extend({ id: passkeyAnswerInput.shape.response.shape.id }))
    .mutation(({ ctx, input }) => passkeys.removePasskey(ctx.self, input.id, input.currentPassword)),
  renewRecoveryCodes: ownProcedure
    .input(leaveInput)
    .mutation(({ ctx, input }) => factors.renewRecoveryCodes(ctx.self, input.currentPassword)),
  forgetDevice: ownProcedure.input(personInput).mutation(({ ctx, input }) => factors.forgetDevice(ctx.self, input.id)),
  leave: ownProcedure.input(leaveInput).mutation(async ({ ctx, input }) => {
    await own.leave(ctx.self, input.currentPassword)
    ctx.remember(null)
  }),
})

export const accountsRouter = router({
  policy: procedure.query(() => accounts.findPolicy()),
  me: entrance.query(({ ctx }) => me(ctx)),
  signUp: entrance.input(signUpInput).mutation(async ({ input, ctx }): Promise<{ waits?: true }> => {
    await limitSignUp(ctx.clientAddress, input.email)
    const result = await accounts.signUp(input, ctx)
    if (!result) return { waits: true }
    await admit(ctx, result)
    return {}
  }),
  signIn: entrance
    .input(signInInput)
    .mutation(async ({ input, ctx }): Promise<{ choosePassword?: string; secondFactor?: Factor[] }> => {
      const result = await countSignIn(limitSignIn(ctx.clientAddress, input.email, () => accounts.signIn(input, ctx)))
      return 'choosePassword' in result ? result : admit(ctx, result)
    }),
  pending: entrance.query(({ ctx }) => findPending(ctx)),
  passSecondFactor: linkProcedure.input(factorInput).mutation(async ({ input, ctx }): Promise<void> => {
    await admit(ctx, await passSecondFactor(input, ctx))
  }),
  askPasskey: linkProcedure.mutation(() => passkeys.askPasskey()),
  signInByPasskey: linkProcedure.input(passkeyAnswerInput).mutation(async ({ input, ctx }): Promise<void> => {
    await admit(ctx, await countSignIn(passkeys.signInByPasskey(input.response, ctx)))
  }),
  signOut: entrance.mutation(({ ctx }) => leave(ctx)),
  askReset: entrance.input(emailInput).mutation(async ({ input, ctx }) => {
    await limitMailRequest(ctx.clientAddress, input.email)
    recovery.requestReset(input.email)
  }),
  askLink: entrance.input(emailInput).mutation(async ({ input, ctx }) => {
    await limitMailRequest(ctx.clientAddress, input.email)
    recovery.requestSignInLink(input.email)
  }),
  findReset: linkProcedure.input(tokenInput).query(({ input }) => recovery.findLink('reset', input.token)),
  findLink: linkProcedure.input(tokenInput).query(({ input }) => recovery.findLink('link', input.token)),
  findInvitation: linkProcedure.input(tokenInput).query(({ input }) => invitations.findInvitation(input.token)),
  resetPassword: linkProcedure
    .input(resetInput)
    .mutation(({ input, ctx }) =>
      startNewSession(
        ctx,
        recovery.resetPassword({ ...input, keep: providerIds.filter(id => input[`keep-${id}`]) }, ctx),
      ),
    ),
  redeemLink: linkProcedure
    .input(tokenInput)
    .mutation(({ input, ctx }) => startNewSession(ctx, recovery.consumeSignInLink(input.token, ctx))),
  acceptInvitation: linkProcedure
    .input(invitationInput)
    .mutation(({ input, ctx }) => startNewSession(ctx, invitations.acceptInvitation(input, ctx))),
  own: ownRouter,
  staff: staffRouter,
  officers: officersRouter,
})

/** `waiting` is how many people this person can approve; `epoch` is missing in a database that was never restored. */
async function me({ user }: Context) {
  if (!user) return null
  const mayApprove = user.status === 'active' && can(user, 'people')
  return {
    uid: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    status: user.status,
    language: user.language,
    ...(user.status === 'active' && lacksSecondFactor(user) && { lacksSecondFactor: true }),
    waiting: mayApprove ? await countWaiting() : 0,
    ...(currentEpoch() > 0 && { epoch: currentEpoch() }),
  }
}

async function startNewSession(ctx: Context, result: Promise<SignedIn>) {
  return admit(ctx, await result)
}

async function countSignIn<T>(attempt: Promise<T>) {
  try {
    const result = await attempt
    signIns.inc({ result: 'right' })
    return result
  } catch (error) {
    signIns.inc({ result: error instanceof AppError && error.code === 'TOO_MANY_REQUESTS' ? 'limited' : 'wrong' })
    throw error
  }
}

async function leave({ session, user, remember }: Context) {
  if (session && user) {
    await closeSession(session.id)
    await write(transaction => record(transaction, user, 'signed-out', { subjectId: user.id, subject: user.name }))
  }
  remember(null)
}
