import { initTRPC, TRPCError } from '@trpc/server'
import { m } from '#i18n/paraglide/messages.js'
import { closeSession, readSession, sessionCookie, sessionCookieName, validateSession } from '#server/http/sessions.ts'
import { config } from '#server/config/config.ts'
import { AppError } from '#server/errors.ts'
import { currentEpoch } from '#server/installation/epoch.ts'
import { isProgram, refuseProgram, requireScope } from '#server/http/programs.ts'
import { readCookie } from '#server/http/visitor-cookies.ts'
import { isFeatureUsed } from '#server/registration/define-feature.ts'
import { limitWrite } from '#server/http/rate-limits.ts'
import { can, type Holder, isForOwners, type Needed } from '#server/permissions.ts'
import { noteAgencyRead } from '#server/site/agency.ts'
import { issuesOf, z } from '#i18n/zod.ts'
import type { Context } from '#server/trpc/context.ts'
import type { Program, Session, User } from '#server/http/user.ts'

type Transport = { responseHeaders?: Headers; isBackground?: boolean; program?: Program | undefined }

/**
 * `responseHeaders` takes Set-Cookie and Clear-Site-Data. With `isBackground` the session is not prolonged. A
 * `program` calls instead of a person.
 */
export async function createContext(
  headers: Headers,
  clientAddress: string,
  { responseHeaders, isBackground = false, program }: Transport = {},
): Promise<Context> {
  const { session, user } = await findPerson(headers, program, isBackground)
  const remember = (next: Session | null) => {
    responseHeaders?.append('set-cookie', sessionCookie(next?.id))
    // not "storage" or "cookies": offline pages and the locale belong to every user of this browser
    if (!next) responseHeaders?.set('clear-site-data', '"cache"')
  }
  const cookie = (name: string) => readCookie(headers, name)
  const setCookie = (cookie: string) => responseHeaders?.append('set-cookie', cookie)
  if (session?.fresh) remember(session)
  return {
    session,
    user,
    clientAddress,
    remember,
    cookie,
    setCookie,
    device: headers.get('user-agent') ?? '',
    idempotencyKey: headers.get('idempotency-key'),
    epoch: headers.get('x-epoch'),
  }
}

/** Sets the cookie of a new session and ends the session that this browser had before, whosever it was. */
export async function replaceSession({ session: before, remember }: Context, session: Session): Promise<void> {
  if (before) await closeSession(before.id)
  remember(session)
}

/**
 * Who sends a request: the program of its token, whatever cookies come with it, or else the person of its session
 * cookie; null for neither.
 */
export async function findPerson(
  headers: Headers,
  program: Program | undefined,
  isBackground = false,
): Promise<{ session: Session; user: User } | { session: null; user: User | Program | null }> {
  if (program) return { session: null, user: program }
  const token = sessionTokenOf(headers)
  if (token && isBackground) return readSession(token)
  return token ? validateSession(token) : { session: null, user: null }
}

/** The value of a request's session cookie; undefined without one. Unlike many parsers, it takes malformed ones for none. */
function sessionTokenOf(headers: Headers): string | undefined {
  return readCookie(headers, sessionCookieName())
}

/**
 * The person, if active staff. Throws UNAUTHORIZED when nobody is signed in, FORBIDDEN for waiting and suspended accounts, and for owners,
 * admins and officers who have yet to set up the second factor that SECOND_FACTOR requires.
 */
export function requireStaff<T extends User>(user: T | null): T {
  const active = requireActive(user)
  if (lacksSecondFactor(active)) throw new AppError('FORBIDDEN', m.factor_required(), { reason: 'second-factor' })
  return active
}

/** Whether a person has to set up a second factor before anything else. */
export const lacksSecondFactor = (person: Pick<User, 'role' | 'hasSecondFactor'>): boolean =>
  config.SECOND_FACTOR === 'required' && isForOwners(person.role) && !person.hasSecondFactor

/** As `requireStaff`, for what somebody may do before they have a second factor. */
function requireActive<T extends User>(user: T | null): T {
  if (!user) throw new AppError('UNAUTHORIZED', m.sign_in_first())
  if (user.status === 'suspended') throw new AppError('FORBIDDEN', m.member_suspended())
  if (user.status !== 'active') throw new AppError('FORBIDDEN', m.member_waits())
  return user
}

const t = initTRPC
  .context<Context>()
  .meta<{
    isPublic?: true
    isCostly?: true
    fileMaxBytes?: number
    isBackground?: true
    isForPeople?: true
    right?: Needed
    /** Its `data` is a record of the content type that `feature` names, in this form. */
    record?: 'published' | 'draft'
  }>()
  .create({
    isDev: false, // no stack traces in responses
    errorFormatter({ shape, error }) {
      const issues = error.cause instanceof z.ZodError ? issuesOf(error.cause) : undefined
      return {
        ...shape,
        message: error.code === 'INTERNAL_SERVER_ERROR' ? m.error_ours() : (issues?.[0]?.message ?? shape.message),
        data: { ...shape.data, ...(error.cause instanceof AppError && error.cause.details), ...(issues && { issues }) },
      }
    },
  })

export const router = t.router
/** `isForPeople` marks what no program may call; a program without `write` changes nothing at all. */
export const procedure = t.procedure.use(async ({ ctx, path, type, meta, next }) => {
  noteAgencyRead() // what is cached of a feature goes with its part
  if (!isFeatureUsed(path.split('.')[0]!)) throw toTrpc(new AppError('NOT_FOUND', m.part_off()))
  if (type === 'mutation' && !meta?.isBackground) requireEpoch(ctx.epoch)
  if (isProgram(ctx.user))
    try {
      if (meta?.isForPeople) refuseProgram(ctx.user, [])
      if (type === 'mutation') requireScope(ctx.user, 'write')
    } catch (error) {
      throwAsTrpc(error)
      throw error
    }
  const result = await next()
  if (!result.ok) throwAsTrpc(result.error.cause)
  return result
})

/** A query whose result is the same for everybody until the content version changes: its response is cached. */
export const publicQuery = procedure.meta({ isPublic: true })

/** Throws CONFLICT where a page was opened before a restore: the versions that it knows are those of other content by now. */
function requireEpoch(epoch: string | null) {
  if (epoch !== null && epoch !== String(currentEpoch())) throw toTrpc(new AppError('CONFLICT', m.restored_since()))
}

/** Throws an AppError as a TRPCError; ignores any other error. */
export function throwAsTrpc(error: unknown): void {
  if (error instanceof AppError) throw toTrpc(error)
}

/** tRPC has no code of its own for what is gone. */
export function toTrpc(cause: AppError): TRPCError {
  const code = cause.code === 'GONE' ? 'NOT_FOUND' : cause.code
  return new TRPCError({ code, message: cause.message, cause })
}

/** The person or the program, if their role and its scopes allow it. Throws FORBIDDEN. */
export function requireRight<T extends Holder>(user: T, right: Needed): T {
  if (can(user, right)) return user
  if (isProgram(user)) refuseProgram(user, [right].flat())
  throw new AppError('FORBIDDEN', right === 'owners' ? m.owners_only() : m.right_missing())
}

/** For active members, also those who have yet to set up a second factor. */
export const activeProcedure = guardedBy(requireActive)

export const staffProcedure = guardedBy(requireStaff)

/**
 * For active members whose role has the right, and programs with its scope; `staffProcedure` is for what every active
 * member may do, and no program.
 */
export const procedureFor = (right: Needed) =>
  staffProcedure.meta({ right }).use(({ ctx, next }) => next({ ctx: { ...ctx, user: requireRight(ctx.user, right) } }))

function guardedBy(requirePerson: typeof requireStaff) {
  return procedure.use(async ({ ctx, type, meta, next }) => {
    const user = requirePerson(ctx.user)
    if (isProgram(user) && !meta?.right) refuseProgram(user, [])
    if (type === 'mutation' && !meta?.isBackground) await limitWrite(user.id)
    return next({ ctx: { ...ctx, user } })
  })
}
