import { randomUUID } from 'node:crypto'
import { agency } from '#i18n/agency.ts'
import { formatDay, today, toOfficeTime } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record, recordAll } from '#server/features/activity/domain.ts'
import {
  byName,
  findTakenOff,
  takeOff,
  tellMoved,
  textFor,
  writtenTo,
} from '#server/features/applications/interviews/appointments.ts'
import type { Application } from '#server/features/applications/domain.ts'
import { invite as inviteOne } from '#server/features/applications/interviews/invite.ts'
import { inLanguageOf } from '#server/features/applications/language.ts'
import { suggestionsFor } from '#server/features/applications/stages/next-steps.ts'
import { BEFORE_SELECTION, CLOSED, type State } from '#server/features/applications/stages/states.shared.ts'
import { tellAt } from '#server/features/applications/stages/told-steps.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import { type Caller, each, take, throwMoved, vacancyOf } from '#server/features/applications/stages/move.ts'
import type {
  Attendance,
  attendanceInput,
  InterviewInput,
  inviteInput,
  resultsInput,
  waitingInput,
} from '#server/features/applications/work-schema.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import type { z } from '#i18n/zod.ts'
import type { Interview } from '../../../../prisma/generated/sqlite/client.ts'

const LIST_MAX = 100
const PEOPLE_MAX = 500
const DAY_MS = 24 * 60 * 60 * 1000
/** So many of the times that somebody was written to are shown. */
const WRITTEN_MAX = 3

/**
 * The interviews to come, the next one first, and then those that were, the last one first, with how many people are
 * invited; and who was taken off one and is still to be told.
 */
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
  return { ahead: ahead.map(toItem), past: past.map(toItem), off: await takenOff() }
}

/**
 * One interview with everybody who is invited, by name: the invitation in their language, who was written to, and the
 * test; and who was taken off it and is still to be told. Throws NOT_FOUND.
 */
export async function byId(id: string) {
  const interview = await requireInterview(id)
  const people = await read.application.findMany({
    where: { interviewId: id, mergedIntoId: null },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    take: PEOPLE_MAX,
  })
  const names = await vacancyNames([interview, ...people])
  const writings = await writtenTo(read, people)
  return {
    ...toJson(interview, names),
    people: byName(people).map(person => {
      const writing = writings.get(person.id)!
      const { written, isAgain } = writing
      return {
        ...toAddressee(person, textFor(person, interview, writing)),
        job: (person.vacancyId && names.get(person.vacancyId)) || '',
        trade: person.trade,
        district: person.district,
        state: person.state as State,
        attendance: person.attendance as Attendance,
        testResult: person.testResult,
        /** They were written to of another day or place. */
        isAgain,
        written: written.slice(0, WRITTEN_MAX).map(({ id: entryId, outcome, by, byId: writerId, at, mailId }) => ({
          id: entryId,
          channel: outcome,
          by,
          byId: writerId,
          isMail: mailId !== null,
          at: at.toISOString(),
        })),
      }
    }),
    off: await takenOff(id),
  }
}

/** Whoever was taken off an interview, of this one or of any, and is still to be told, with what they are written. */
async function takenOff(interviewId?: string) {
  const people = await findTakenOff(read, interviewId)
  const writings = await writtenTo(read, people)
  return people.map(person => toAddressee(person, textFor(person, null, writings.get(person.id)!)))
}

/** Somebody who is written to by one tap. */
const toAddressee = ({ id, reference, name, phone, email, language, toldId }: Application, text: string) => ({
  id,
  told: toldId,
  reference,
  name,
  phone,
  email,
  language,
  text,
})

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

/**
 * Adds an interview, or changes one: whoever is invited is told of another day or place, and is to be written to again.
 * Gives how many were told. Throws NOT_FOUND.
 */
export async function save(by: Actor, { id, at, ...input }: InterviewInput): Promise<{ id: string; told: number }> {
  const data = { ...input, at: new Date(at) }
  return write(async transaction => {
    const before = id ? await requireInterview(id, transaction) : undefined
    const saved = id
      ? await transaction.interview.update({ where: { id }, data })
      : await transaction.interview.create({ data: { id: randomUUID(), ...data } })
    await record(transaction, by, 'interview-saved', {
      subjectId: saved.id,
      subject: momentInLog(saved),
    })
    return { id: saved.id, told: before ? await tellMoved(transaction, before, saved, by) : 0 }
  })
}

/** Deletes an interview; nobody is invited any more, and whoever would have come is told. Throws NOT_FOUND. */
export async function remove(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const interview = await requireInterview(id, transaction)
    for (const application of await transaction.application.findMany({
      where: { interviewId: id, mergedIntoId: null },
    }))
      await takeOff(transaction, application, interview, by)
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
  await requireInterview(interviewId)
  const { failed } = await each(ids, async (transaction, application) => {
    const { id, state, reference } = application
    if (application.interviewId === interviewId) return
    if (CLOSED.includes(state as State)) throw new AppError('BAD_REQUEST', m.interview_not_for_ended())
    await inviteOne(transaction, application, await requireInterview(interviewId, transaction), by)
    await record(transaction, by, 'application-invited', { subjectId: id, subject: reference })
  })
  return { failed }
}

/** Takes applicants off an interview; whoever would have come is told, and stays among those who are to be written to. */
export const uninvite = (by: Actor, ids: string[]): Promise<void> =>
  changeInvited(by, ids, 'application-uninvited', async (transaction, invited) => {
    for (const { interview, ...application } of invited) await takeOff(transaction, application, interview, by)
  })

/** Notes who was there, from the day itself on: whoever is noted hears of no other day. Throws BAD_REQUEST before it. */
export const attend = (by: Actor, { ids, attendance }: z.output<typeof attendanceInput>): Promise<void> =>
  changeInvited(by, ids, 'application-tested', async (transaction, invited) => {
    const days = invited.map(({ interview }) => dayOf(interview!))
    const early = attendance && days.find(day => day > today())
    if (early) throw new AppError('BAD_REQUEST', m.interview_attend_early({ day: formatDay(early) }))
    const where = { id: { in: invited.map(({ id }) => id) } }
    await transaction.application.updateMany({ where, data: { attendance } })
  })

type Invited = Application & { interview: Interview | null }

/** Changes those of the applications that are invited, each with its line in the log. */
const changeInvited = (
  by: Actor,
  ids: string[],
  action: 'application-tested' | 'application-uninvited',
  work: (transaction: Writer, invited: Invited[]) => Promise<void>,
) =>
  write(async transaction => {
    const where = { id: { in: ids }, interviewId: { not: null } }
    const found = await transaction.application.findMany({ where, include: { interview: true } })
    await work(transaction, found)
    await recordAll(
      transaction,
      by,
      action,
      found.map(({ id, reference }) => ({ subjectId: id, subject: reference })),
    )
  })

/**
 * Says to those who were neither selected nor refused that they wait for a post: a step that can be undone as others.
 * Gives those with whom it could not be done, and the steps of the others.
 */
export async function keepWaiting(by: Caller, { moves }: z.output<typeof waitingInput>) {
  const asked = new Map(moves.map(one => [one.id, one]))
  const { failed, done } = await each([...asked.keys()], async (transaction, application) => {
    const { id, state } = application
    if (state !== asked.get(id)!.from) await throwMoved(transaction, application)
    if (!BEFORE_SELECTION.includes(state as State)) throw new AppError('BAD_REQUEST', m.interview_not_waiting())
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

const dayOf = ({ at }: Pick<Interview, 'at'>) => toOfficeTime(at).slice(0, 10)

/** As readers of any language understand it. */
const momentInLog = ({ at }: Pick<Interview, 'at'>) => toOfficeTime(at.toISOString()).replace('T', ' ')

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
