import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { fillTemplate } from '#i18n/fill-template.ts'
import { formatDate, toOfficeTime } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record, recordAll } from '#server/features/activity/domain.ts'
import type { Application } from '#server/features/applications/domain.ts'
import { inLanguageOf, suggestionsFor } from '#server/features/applications/next-steps.ts'
import type { State } from '#server/features/applications/states.shared.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import { type Caller, each, take, tellAt, throwMoved, vacancyOf } from '#server/features/applications/work.ts'
import type {
  Attendance,
  attendanceInput,
  InterviewInput,
  inviteInput,
  resultsInput,
  waitingInput,
  writtenInput,
} from '#server/features/applications/work-schema.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { deliverSoon, enqueue } from '#server/mail/domain.ts'
import { answerMail } from '#server/mail/compose.ts'
import type { z } from '#i18n/zod.ts'
import type { Interview } from '../../../prisma/generated/sqlite/client.ts'

type Person = Actor & { id: string }

const LIST_MAX = 100
const PEOPLE_MAX = 500
const DAY_MS = 24 * 60 * 60 * 1000
/** Nobody changes an interview and writes again in so short a time. */
const TWICE_MS = 15_000

/** The interviews to come, the next one first, and then those that were, the last one first; with how many people are invited. */
export async function list(now = Date.now()) {
  const found = { include: { _count: { select: { applications: true } } }, take: LIST_MAX }
  const since = new Date(now - DAY_MS)
  const [ahead, past] = await Promise.all([
    read.interview.findMany({ ...found, where: { at: { gte: since } }, orderBy: { at: 'asc' } }),
    read.interview.findMany({ ...found, where: { at: { lt: since } }, orderBy: { at: 'desc' } }),
  ])
  const names = await vacancyNames([...ahead, ...past])
  const toItem = ({ _count, ...interview }: (typeof ahead)[number]) => ({
    ...toJson(interview, names),
    people: _count.applications,
  })
  return { ahead: ahead.map(toItem), past: past.map(toItem) }
}

/** One interview with everybody who is invited, by name: the invitation in their language, who was written to, and the test. Throws NOT_FOUND. */
export async function byId(id: string) {
  const interview = await requireInterview(id)
  const names = await vacancyNames([interview])
  const people = await read.application.findMany({
    where: { interviewId: id, mergedIntoId: null },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    take: PEOPLE_MAX,
    include: { entries: { where: { kind: 'invitation', outcome: { not: null } }, orderBy: { at: 'desc' }, take: 3 } },
  })
  return {
    ...toJson(interview, names),
    people: people.map(({ entries, ...person }) => ({
      id: person.id,
      reference: person.reference,
      name: person.name,
      phone: person.phone,
      email: person.email,
      trade: person.trade,
      district: person.district,
      state: person.state as State,
      attendance: person.attendance as Attendance,
      testResult: person.testResult,
      text: invitationFor(interview, person),
      language: person.language,
      written: entries.map(({ id: entryId, outcome, by, byId: writerId, at, mailId }) => ({
        id: entryId,
        channel: outcome,
        by,
        byId: writerId,
        isMail: mailId !== null,
        at: at.toISOString(),
      })),
    })),
  }
}

/** What a new interview begins with: the invitation in both languages, and the place of the last one, or else the office. */
export async function invitations(): Promise<{ en: string; bn: string; place: string }> {
  const invitation = () =>
    m.interview_invitation({
      name: '{name}',
      agency: '{agency}',
      date: '{date}',
      time: '{time}',
      place: '{place}',
      reference: '{reference}',
    })
  const last = await read.interview.findFirst({ orderBy: { at: 'desc' }, select: { place: true } })
  const place = last?.place ?? agency().addresses[0]?.lines.join(', ') ?? ''
  return { en: withLocale('en', invitation), bn: withLocale('bn', invitation), place }
}

/** Adds an interview, or changes one. Throws NOT_FOUND. */
export async function save(by: Actor, { id, at, ...input }: InterviewInput): Promise<{ id: string }> {
  const data = { ...input, at: new Date(at) }
  return write(async transaction => {
    if (id) await requireInterview(id, transaction)
    const saved = id
      ? await transaction.interview.update({ where: { id }, data })
      : await transaction.interview.create({ data: { id: randomUUID(), ...data } })
    await record(transaction, by, 'interview-saved', {
      subjectId: saved.id,
      subject: momentInLog(saved),
    })
    return { id: saved.id }
  })
}

/** Deletes an interview; nobody is invited any more. Throws NOT_FOUND. */
export async function remove(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const interview = await requireInterview(id, transaction)
    await transaction.interview.delete({ where: { id } })
    await record(transaction, by, 'interview-deleted', {
      subjectId: id,
      subject: momentInLog(interview),
    })
  })
}

/**
 * Invites applicants: their applications say when and where, in their language. Who was selected or left already keeps that state. Gives
 * those who could not be invited.
 */
export async function invite(by: Caller, { interviewId, ids }: z.output<typeof inviteInput>) {
  const interview = await requireInterview(interviewId)
  const { failed } = await each(ids, async (transaction, application) => {
    const { id, state, reference } = application
    if (application.interviewId === interviewId) return
    if (state === 'rejected' || state === 'withdrawn') throw new AppError('BAD_REQUEST', m.interview_not_for_ended())
    await transaction.application.update({ where: { id }, data: { interviewId, testResult: '', attendance: '' } })
    if (state === 'received' || state === 'called') {
      const { cost, payer } = suggestionsFor(application, await vacancyOf(transaction, application)).called
      const nextStep = inLanguageOf(application, () => m.interview_next_step(momentOf(interview)))
      await take(transaction, application, { state: 'called', nextStep, cost, payer }, by)
    }
    await record(transaction, by, 'application-invited', { subjectId: id, subject: reference })
  })
  return { failed }
}

/** Takes applicants off an interview. */
export async function uninvite(by: Actor, ids: string[]): Promise<void> {
  await changeInvited(by, ids, 'application-uninvited', { interviewId: null, testResult: '', attendance: '' })
}

/** Notes who was there. */
export async function attend(by: Actor, { ids, attendance }: z.output<typeof attendanceInput>): Promise<void> {
  await changeInvited(by, ids, 'application-tested', { attendance })
}

/** Changes those of the applications that are invited, each with its line in the log. */
const changeInvited = (
  by: Actor,
  ids: string[],
  action: 'application-tested' | 'application-uninvited',
  data: { interviewId?: null; testResult?: string; attendance: string },
) =>
  write(async transaction => {
    const where = { id: { in: ids }, interviewId: { not: null } }
    const found = await transaction.application.findMany({ where, select: { id: true, reference: true } })
    await transaction.application.updateMany({ where, data })
    await recordAll(
      transaction,
      by,
      action,
      found.map(({ id, reference }) => ({ subjectId: id, subject: reference })),
    )
  })

/**
 * Says to those who were neither selected nor refused that they wait for a post: a step that can be undone as others. Gives those with whom it
 * could not be done, and the steps of the others.
 */
export async function keepWaiting(by: Caller, { moves }: z.output<typeof waitingInput>) {
  const asked = new Map(moves.map(one => [one.id, one]))
  const { failed, done } = await each([...asked.keys()], async (transaction, application) => {
    const { id, state } = application
    if (state !== asked.get(id)!.from) await throwMoved(transaction, application)
    if (state !== 'received' && state !== 'called') throw new AppError('BAD_REQUEST', m.interview_not_waiting())
    const { cost, payer } = suggestionsFor(application, await vacancyOf(transaction, application)).called
    const says = inLanguageOf(application, () => ({
      sentence: m.interview_waiting_sentence(),
      nextStep: m.interview_waiting_next(),
    }))
    const event = await take(transaction, application, { ...says, state: 'called', cost, payer, tellAt: tellAt() }, by)
    return { id, event }
  })
  return { failed, moved: done }
}

/**
 * Notes that somebody was sent the invitation by a link, or sends it by mail: asked for twice within seconds, as when two people
 * press, the mail goes once. Throws NOT_FOUND, and BAD_REQUEST without an address.
 */
export async function markWritten(by: Person, { id, channel }: z.output<typeof writtenInput>): Promise<{ id: string }> {
  const entry = await write(async transaction => {
    const application = await transaction.application.findUnique({ where: { id }, include: { interview: true } })
    if (!application?.interview) throw new AppError('NOT_FOUND', m.application_missing())
    const sent = channel === 'mail' && (await justMailed(transaction, id))
    if (sent) return sent
    const mailId = channel === 'mail' ? await sendMail(transaction, application, application.interview) : null
    return transaction.applicationEntry.create({
      data: {
        id: randomUUID(),
        applicationId: id,
        kind: 'invitation',
        outcome: channel,
        mailId,
        byId: by.id,
        by: by.name,
      },
    })
  })
  deliverSoon()
  return { id: entry.id }
}

/** Keeps what came out of the tests of those who are invited. */
export async function saveResults(by: Actor, { results }: z.output<typeof resultsInput>): Promise<void> {
  await write(async transaction => {
    const found = await transaction.application.findMany({
      where: { id: { in: results.map(({ id }) => id) }, interviewId: { not: null } },
    })
    for (const { id, testResult } of results)
      if (found.some(application => application.id === id))
        await transaction.application.update({ where: { id }, data: { testResult } })
    await recordAll(
      transaction,
      by,
      'application-tested',
      found.map(({ id, reference }) => ({ subjectId: id, subject: reference })),
    )
  })
}

const justMailed = (transaction: Writer, applicationId: string) =>
  transaction.applicationEntry.findFirst({
    where: { applicationId, kind: 'invitation', outcome: 'mail', at: { gte: new Date(Date.now() - TWICE_MS) } },
  })

async function sendMail(transaction: Writer, application: Application, interview: Interview) {
  const { email } = application
  if (!email) throw new AppError('BAD_REQUEST', m.application_no_email())
  return inLanguageOf(application, () =>
    enqueue(transaction, {
      to: email,
      ...(agency().emails[0] && { replyTo: agency().emails[0]!.email }),
      ...answerMail({
        subject: m.interview_mail_subject({ reference: application.reference }),
        text: invitationFor(interview, application),
      }),
    }),
  )
}

/** The invitation in the language of the application, with its placeholders filled in. */
function invitationFor(interview: Interview, application: Pick<Application, 'name' | 'reference' | 'language'>) {
  return inLanguageOf(application, () =>
    fillTemplate(application.language === 'bn' ? interview.invitationBn : interview.invitation, {
      ...momentOf(interview),
      name: application.name,
      reference: application.reference,
      agency: agency().name,
    }),
  )
}

const momentOf = (interview: Interview) => ({
  date: dayOf(interview),
  time: formatDate(interview.at.toISOString(), { timeStyle: 'short' }),
  place: interview.place,
})

/** As readers of any language understand it. */
const momentInLog = ({ at }: Pick<Interview, 'at'>) => toOfficeTime(at.toISOString()).replace('T', ' ')

const dayOf = ({ at }: Pick<Interview, 'at'>) => formatDate(at.toISOString(), { dateStyle: 'full' })

function toJson({ id, vacancyId, at, place, note, invitation, invitationBn }: Interview, names: Map<string, string>) {
  return {
    id,
    vacancyId,
    job: (vacancyId && names.get(vacancyId)) || '',
    at: at.toISOString(),
    place,
    note,
    invitation,
    invitationBn,
  }
}

async function requireInterview(id: string, database: Pick<Writer, 'interview'> | typeof read = read) {
  const interview = await database.interview.findUnique({ where: { id } })
  if (!interview) throw new AppError('NOT_FOUND', m.interview_missing())
  return interview
}
