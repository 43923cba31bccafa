import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { gapText, readSkip } from '#server/features/applications/stages/gaps.shared.ts'
import { agreedWageOf } from '#server/features/applications/wage-range.shared.ts'
import { newsLabels } from '#server/features/applications/interviews/news.shared.ts'
import { registeredLabels, sourceLabels, stateLabels } from '#server/features/applications/schema.ts'
import { passportText, readUnsaid, tradeAndYears, unsaidText } from '#server/features/applications/unsaid.shared.ts'
import { labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import type { PersonRows } from '#server/registration/rows-of-person.ts'
import { type Block, dayText } from '#server/print/document.ts'
import { fileText, joined, list, moment, part, table } from '#server/print/blocks.ts'

type Application = PersonRows['Application'][number]

/** The applications of a person, each with its steps, what was noted and written, and what came with it. */
export const applicationBlocks = (rows: PersonRows): Block[] =>
  rows.Application.flatMap(application => {
    const isOwn = ({ applicationId }: { applicationId: string }) => applicationId === application.id
    const notes = rows.ApplicationEntry.filter(isOwn)
    return [
      part(m.application_title({ reference: application.reference })),
      factsOf(application, rows),
      ...stepsOf(rows.ApplicationEvent.filter(isOwn)),
      ...table(
        [m.fact_day(), m.print_notes(), m.print_text(), m.print_by()],
        notes.map(note => [moment(note.at), kindOf(note), note.text, note.by]),
      ),
      ...table(
        [m.fact_day(), m.application_mail(), m.print_message()],
        rows.Mail.filter(({ id }) => notes.some(({ mailId }) => mailId === id)).map(
          ({ createdAt, to, subject, text }) => [moment(createdAt), to, joined([subject, text], '\n')],
        ),
      ),
      ...table(
        [m.fact_day(), m.print_file(), m.print_text()],
        rows.ApplicationFile.filter(isOwn).map(({ createdAt, kind, bytes, text }) => [
          moment(createdAt),
          fileText(kind, bytes),
          text,
        ]),
      ),
    ]
  })

function factsOf(application: Application, { Application: all, Interview }: PersonRows): Block {
  const unsaid = readUnsaid(application.unsaid)
  const into = all.find(({ id }) => id === application.mergedIntoId)
  const interview = Interview.find(({ id }) => id === application.interviewId)
  return list([
    ...(into ? [[m.print_merged_into(), into.reference] as [string, string]] : []),
    [m.application_job(), application.jobTitle || m.application_any_job()],
    [m.print_state(), labelOf(stateLabels, application.state)],
    [m.list_file_state_since(), moment(application.stateAt)],
    [m.worker_kin_name(), application.name],
    [m.contact_phone(), phoneText(application.phone)],
    [m.application_mail(), application.email ?? ''],
    [m.application_district(), districtName(application.district)],
    [m.application_trade(), tradeAndYears({ ...application, unsaid })],
    [m.application_country(), application.country && countryName(application.country)],
    [m.application_passport(), passportText(application.hasPassport, unsaid)],
    [m.application_registered(), labelOf(registeredLabels, application.registered)],
    [m.application_unsaid(), unsaidText(unsaid)],
    [m.print_message(), application.message],
    [m.application_language(), new Intl.DisplayNames(getLocale(), { type: 'language' }).of(application.language) ?? ''],
    [m.application_source(), labelOf(sourceLabels, application.source)],
    [m.trade_interview(), interview ? [moment(interview.at), interview.place].join(', ') : ''],
    [m.interview_result(), joined([labelOf(attendanceLabels, application.attendance), application.testResult], ', ')],
    [m.application_agreed_wage(), agreedText(agreedWageOf(application))],
    ...(application.callAgainSince
      ? [[m.application_call_again(), moment(application.callAgainSince)] as [string, string]]
      : []),
    [m.enquiry_assignee(), application.assignee ?? ''],
    [m.print_sent_on(), moment(application.createdAt)],
    [m.application_kept_until(), moment(application.deleteAfter)],
    ...(application.eraseAt ? [[m.application_to_erase(), moment(application.eraseAt)] as [string, string]] : []),
  ])
}

const stepsOf = (steps: PersonRows['ApplicationEvent']) =>
  table(
    [m.fact_day(), m.print_state(), m.application_timeline(), m.application_cost(), m.print_by()],
    steps.map(({ on, state, news, sentence, nextStep, cost, payer, by }) => [
      dayText(on),
      news ? labelOf(newsLabels, news) : labelOf(stateLabels, state),
      joined([sentence, nextStep], ' '),
      joined([cost === null ? '' : formatNumber(cost), labelOf(payerLabels, payer ?? '')], ', '),
      by,
    ]),
  )

function kindOf({ kind, outcome, phone }: PersonRows['ApplicationEntry'][number]): string {
  if (kind === 'skip') {
    const { state, gaps } = readSkip(outcome)
    return m.application_skipped({ state: stateLabels[state](), documents: gaps.map(gapText).join(', ') })
  }
  return joined([labelOf(noteLabels, kind), labelOf(outcomeOfNote, outcome ?? ''), phone && phoneText(phone)], ': ')
}

const agreedText = (agreed: ReturnType<typeof agreedWageOf>) =>
  agreed
    ? m.job_wage({
        amount: sumText(agreed.wage, agreed.currency),
        currency: currencyName(agreed.currency),
        period: agreed.period,
      })
    : ''

const attendanceLabels = { came: m.interview_came, absent: m.interview_absent }
const noteLabels = { note: m.record_note, call: m.person_called, invitation: m.application_invited }
const outcomeOfNote = {
  reached: m.call_reached,
  missed: m.call_missed,
  wrong: m.call_wrong,
  again: m.call_again,
  whatsapp: m.person_whatsapp,
  sms: m.application_sms,
  mail: m.application_mail,
}
