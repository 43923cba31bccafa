import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { fillTemplate } from '#i18n/fill-template.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { type Reader, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Application } from '#server/features/applications/domain.ts'
import { addresseeOf, greetingTo, inLanguageOf } from '#server/features/applications/language.ts'
import { CLOSED, type State } from '#server/features/applications/stages/states.shared.ts'
import { asRead, tell } from '#server/features/applications/stages/told-steps.ts'
import type { writtenInput } from '#server/features/applications/work-schema.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { answerMail } from '#server/mail/compose.ts'
import type { z } from '#i18n/zod.ts'
import type { ApplicationEvent, Interview } from '../../../../prisma/generated/sqlite/client.ts'

/** Nobody changes an interview and writes again in so short a time. */
const TWICE_MS = 15_000

/** Whether an interview is still to come. */
export const isAhead = ({ at }: Pick<Interview, 'at'>): boolean => at.getTime() > Date.now()

/**
 * Tells everybody who is invited of another day or place, as long as one of the two is still to come: not who has been
 * there, and not who was refused or has withdrawn. Gives how many.
 */
export async function tellMoved(transaction: Writer, before: Interview, interview: Interview, by: Actor) {
  const isMoved = before.at.getTime() !== interview.at.getTime() || before.place !== interview.place
  if (!isMoved || (!isAhead(before) && !isAhead(interview))) return 0
  const where = { interviewId: interview.id, mergedIntoId: null, attendance: '' }
  const isClosed = { in: [...CLOSED] }
  await transaction.application.updateMany({ where: { ...where, state: isClosed }, data: { toldId: null } })
  const invited = await transaction.application.findMany({ where: { ...where, NOT: { state: isClosed } } })
  for (const application of invited) await tellAgain(transaction, application, interview, by)
  return invited.length
}

/** Tells an applicant of the other day or place of their interview. */
export async function tellAgain(
  transaction: Writer,
  application: Application,
  interview: Interview,
  by: Actor,
  tellAt?: Date,
) {
  const words = { ...wordsOf(application, interview, true), interviewId: interview.id, ...(tellAt && { tellAt }) }
  const toldId = await tell(transaction, application, { news: 'moved', ...words }, by)
  await transaction.application.update({ where: { id: application.id }, data: { toldId } })
}

/** The same where what they were told is another day or place than that of the interview, which is still to come. */
export async function tellIfOther(
  transaction: Writer,
  application: Application,
  interview: Interview,
  by: Actor,
  tellAt?: Date,
) {
  const { toldId, attendance, state } = application
  if (!isAhead(interview) || attendance !== '' || CLOSED.includes(state as State)) return
  const told = toldId ? await transaction.applicationEvent.findUnique({ where: { id: toldId } }) : null
  if (told?.nextStep !== wordsOf(application, interview, false).nextStep)
    await tellAgain(transaction, application, interview, by, tellAt)
}

/**
 * Whoever comes back from an end was told nothing meanwhile: of an interview that was moved they are told again, and
 * that they need not come to one that they were taken off; where a step brings them back, after they read it.
 */
export async function resume(transaction: Writer, id: string, by: Actor, step?: Date): Promise<void> {
  const tellAt = step && new Date(step.getTime() + 1)
  const application = await transaction.application.findUniqueOrThrow({ where: { id }, include: { interview: true } })
  if (application.interview) return tellIfOther(transaction, application, application.interview, by, tellAt)
  const last = asRead(await transaction.applicationEvent.findMany({ where: { applicationId: id } })).findLast(
    ({ interviewId }) => interviewId !== null,
  )
  if (!last?.interviewId || last.news === 'off') return
  const interview = await transaction.interview.findUnique({ where: { id: last.interviewId } })
  if (interview && !isAhead(interview)) return
  const toldId = await tellOff(transaction, application, last.interviewId, by, tellAt)
  await transaction.application.update({ where: { id }, data: { toldId } })
}

/** Takes an applicant off an interview, and tells them so where they would still come. */
export async function takeOff(transaction: Writer, application: Application, interview: Interview | null, by: Actor) {
  const { id, attendance, state } = application
  const isComing = interview !== null && isAhead(interview) && attendance === '' && !CLOSED.includes(state as State)
  const toldId = isComing ? await tellOff(transaction, application, interview.id, by) : null
  await transaction.application.update({
    where: { id },
    data: { interviewId: null, toldId, testResult: '', attendance: '' },
  })
}

/** Tells an applicant that they need not come. */
export const tellOff = (
  transaction: Writer,
  application: Application,
  interviewId: string | null,
  by: Actor,
  tellAt?: Date,
) =>
  tell(
    transaction,
    application,
    {
      news: 'off',
      interviewId,
      ...(tellAt && { tellAt }),
      sentence: inLanguageOf(application, () => m.interview_off_sentence()),
    },
    by,
  )

/** What an applicant reads of an interview, in their language. */
export const wordsOf = (application: Application, interview: Interview, isOther: boolean) =>
  inLanguageOf(application, () => ({
    ...(isOther && { sentence: m.interview_moved_sentence() }),
    nextStep: m.interview_next_step(momentOf(interview)),
  }))

type Written = Pick<Application, 'name' | 'unsaid' | 'reference' | 'language'>

/**
 * What somebody is written, in their language: the invitation with its placeholders filled in, to who was written to
 * before that it is another one, or that it is off.
 */
export function textFor(
  application: Written,
  interview: Interview | null,
  { told, isAgain }: { told: Pick<ApplicationEvent, 'news' | 'sentence'> | null; isAgain: boolean },
): string {
  const { reference, language } = application
  const isNews = told?.news !== 'moved' || isAgain
  return inLanguageOf(application, () => {
    if (!interview) return [greetingTo(application), told?.sentence].filter(Boolean).join(' ')
    const invitation = fillTemplate(language === 'bn' ? interview.invitationBn : interview.invitation, {
      ...momentOf(interview),
      name: addresseeOf(application),
      reference,
      agency: agency().name,
    })
    return told?.sentence && isNews ? `${told.sentence} ${invitation}` : invitation
  })
}

/**
 * Notes that somebody was sent by a link what they were told last of their interview, or sends it by mail: asked for
 * twice within seconds, as when two people press, the mail goes once. Throws NOT_FOUND, PRECONDITION_FAILED where they
 * were told something else since it was shown, and BAD_REQUEST without an address.
 */
export async function markWritten(
  by: Actor,
  { id, channel, told }: z.output<typeof writtenInput>,
): Promise<{ id: string }> {
  const entry = await write(async transaction => {
    const application = await transaction.application.findUnique({ where: { id }, include: { interview: true } })
    if (!application?.interview && !application?.toldId) throw new AppError('NOT_FOUND', m.application_missing())
    if (told && told !== application.toldId) throw new AppError('PRECONDITION_FAILED', m.interview_changed_meanwhile())
    const sent = channel === 'mail' && (await justMailed(transaction, application))
    if (sent) return sent
    const mailId = channel === 'mail' ? await sendMail(transaction, application, application.interview) : null
    return transaction.applicationEntry.create({
      data: {
        id: randomUUID(),
        applicationId: id,
        kind: 'invitation',
        outcome: channel,
        mailId,
        eventId: application.toldId,
        byId: by.id,
        by: by.name,
      },
    })
  })
  deliverSoon()
  return { id: entry.id }
}

const justMailed = (transaction: Writer, { id, toldId }: Application) =>
  transaction.applicationEntry.findFirst({
    where: {
      applicationId: id,
      kind: 'invitation',
      outcome: 'mail',
      eventId: toldId,
      at: { gte: new Date(Date.now() - TWICE_MS) },
    },
  })

async function sendMail(transaction: Writer, application: Application, interview: Interview | null) {
  const { email } = application
  if (!email) throw new AppError('BAD_REQUEST', m.application_no_email())
  const writing = (await writtenTo(transaction, [application])).get(application.id)!
  return inLanguageOf(application, () =>
    enqueue(transaction, {
      to: email,
      byPerson: true,
      thread: application.id,
      ...(agency().emails[0] && { replyTo: agency().emails[0]!.email }),
      ...answerMail({
        subject: m.interview_mail_subject({ reference: application.reference }),
        text: textFor(application, interview, writing),
      }),
    }),
  )
}

const momentOf = ({ at, place }: Interview) => ({
  date: formatDate(at.toISOString(), { dateStyle: 'full' }),
  time: formatDate(at.toISOString(), { timeStyle: 'short' }),
  place,
})

/**
 * Who wrote to these people what they were told last of their interview, and what they were told, by the id of the
 * application. What was written to another applicant counts while that one is merged into theirs.
 */
export async function writtenTo(database: Reader, people: Pick<Application, 'id' | 'toldId'>[]) {
  const toldIds = people.flatMap(({ toldId }) => toldId ?? [])
  const [events, entries] = [
    await database.applicationEvent.findMany({ where: { id: { in: toldIds } } }),
    await database.applicationEntry.findMany({
      where: {
        kind: 'invitation',
        outcome: { not: null },
        OR: [{ eventId: { in: toldIds } }, { applicationId: { in: people.map(({ id }) => id) } }],
      },
      include: { application: { select: { mergedIntoId: true } } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    }),
  ]
  return new Map(
    people.map(({ id, toldId }) => {
      const own = entries.filter(
        ({ applicationId, eventId, application }) =>
          applicationId === id || (application.mergedIntoId === id && toldId && eventId === toldId),
      )
      const written = own.filter(({ eventId }) => eventId === toldId)
      return [
        id,
        {
          told: events.find(event => event.id === toldId) ?? null,
          written,
          /** They were written to, and have to be again: of another day or place, or that they need not come. */
          isAgain: written.length === 0 && own.length > 0,
        },
      ] as const
    }),
  )
}

/** In the order of a list on paper: by the names as they are written, as the reader’s language sorts them. */
export function byName<Person extends { name: string }>(people: Person[]): Person[] {
  const { compare } = new Intl.Collator(getLocale())
  return people.toSorted((one, other) => compare(one.name, other.name))
}

/** Whoever was taken off an interview, of this one or of any, and has not been written to since. */
export async function findTakenOff(database: Reader, interviewId?: string) {
  const told = interviewId
    ? (await database.applicationEvent.findMany({ where: { interviewId, news: 'off' }, select: { id: true } })).map(
        ({ id }) => id,
      )
    : undefined
  const people = await database.application.findMany({
    where: {
      interviewId: null,
      toldId: told ? { in: told } : { not: null },
      mergedIntoId: null,
      state: { notIn: [...CLOSED] },
    },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
  })
  const writings = await writtenTo(database, people)
  return byName(people).filter(({ id }) => {
    const { told, written } = writings.get(id)!
    return told?.news === 'off' && written.length === 0
  })
}
