import { read } from '#server/db/client.ts'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import { rangeOf } from '#server/features/applications/agreed-wage.ts'
import { agreedWithin } from '#server/features/applications/wage-range.shared.ts'
import { type Application, requireApplication } from '#server/features/applications/domain.ts'
import { toRow } from '#server/features/applications/lists/list.ts'
import type { News } from '#server/features/applications/interviews/news.shared.ts'
import { greetingTo, inLanguageOf } from '#server/features/applications/language.ts'
import { reasonsFor, suggestionsFor } from '#server/features/applications/stages/next-steps.ts'
import { applicationsOfPhone } from '#server/features/applications/merges/same-person.ts'
import { type State, STATES } from '#server/features/applications/stages/states.shared.ts'
import { isTold } from '#server/features/applications/stages/told-steps.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import { findGaps, gapsFor, idsWithPassport, skipFor } from '#server/features/applications/contributed.ts'
import { deliveriesOf } from '#server/mail/domain.ts'
import type { Holder } from '#server/permissions.ts'

/**
 * Everything about one application, of its person’s file what the reader may know; one that was merged is the other
 * one. Throws NOT_FOUND.
 */
export async function byId(reader: Holder, id: string) {
  const found = await requireApplication(id)
  const application = found.mergedIntoId ? await requireApplication(found.mergedIntoId) : found
  const [{ others, merged }, vacancy] = await Promise.all([applicationsOfPhone(application), vacancyOf(application)])
  const names = await vacancyNames([application, ...others, ...merged])
  const ids = [application.id, ...merged.map(each => each.id)]
  const where = { applicationId: { in: ids } }
  const [events, entries, files, interview] = await Promise.all([
    read.applicationEvent.findMany({
      where,
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
    read.applicationEntry.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }] }),
    read.applicationFile.findMany({ where, orderBy: { createdAt: 'asc' }, omit: { storedName: true } }),
    application.interviewId ? read.interview.findUnique({ where: { id: application.interviewId } }) : null,
  ])
  const gapsIn = await findGaps([application])
  const range = await rangeOf(read, application)
  const deliveryOf = await deliveriesOf(entries.flatMap(({ mailId }) => mailId ?? []))
  return {
    ...toRow(application, names),
    ...factsOf(application),
    isPassportInFile: (await idsWithPassport([application])).has(application.id),
    /** From how much to how much the job pays, where it does not pay all alike, and what was agreed within that. */
    wageRange: range,
    agreedWage: agreedWithin(application, range),
    vacancy: vacancy && {
      slug: vacancy.slug,
      country: vacancy.country,
      posts: vacancy.posts,
      taken: (await vacancies.countTaken(read, [vacancy._id])).get(vacancy._id) ?? 0,
    },
    interview: interview && { id: interview.id, at: interview.at.toISOString(), place: interview.place },
    events: events.map(
      ({ id: eventId, applicationId, state, news, on, sentence, nextStep, cost, payer, by, tellAt }) => ({
        id: eventId,
        state: state as State,
        news: news as News | null,
        /** of one that was merged into it */
        of: merged.find(other => other.id === applicationId)?.reference,
        on,
        sentence,
        nextStep,
        cost,
        payer,
        by,
        /** Where its applicant does not read it yet. */
        tellAt: isTold({ tellAt }) ? undefined : tellAt?.toISOString(),
      }),
    ),
    entries: entries.map(({ mailId, at, ...entry }) => ({
      ...entry,
      outcome: entry.kind === 'skip' ? skipFor(reader, entry.outcome) : entry.outcome,
      at: at.toISOString(),
      ...(mailId && { delivery: deliveryOf(mailId) }),
    })),
    files: files.map(({ createdAt, ...file }) => ({ ...file, createdAt: createdAt.toISOString() })),
    others: others.map(other => toRow(other, names)),
    merged: merged.map(other => ({ ...toRow(other, names), message: other.message })),
    suggestions: suggestionsFor(application, vacancy),
    reasons: reasonsFor(application),
    /** What is missing in their file for each state. */
    gaps: Object.fromEntries(STATES.map(state => [state, gapsFor(reader, gapsIn(application.id, state))])) as Record<
      State,
      Gap[]
    >,
    greeting: inLanguageOf(application, () => greetingTo(application)),
  }
}

const factsOf = ({
  country,
  registered,
  message,
  email,
  language,
  consent,
  version,
  testResult,
  countedAt,
  deleteAfter,
}: Application) => ({
  country,
  registered,
  message,
  email,
  language,
  consent,
  version,
  testResult,
  isCounted: countedAt !== null,
  deleteAfter: deleteAfter.toISOString(),
})

const vacancyOf = async ({ vacancyId }: Application) =>
  vacancyId ? (await vacancies.byIds([vacancyId]))[0] : undefined
