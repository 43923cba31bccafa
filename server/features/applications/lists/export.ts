import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { hasDone, record } from '#server/features/activity/domain.ts'
import { all, type Application, knowingPassports, toRow } from '#server/features/applications/lists/list.ts'
import { registeredLabels, sourceLabels, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { passportText, readUnsaid, unsaidText } from '#server/features/applications/unsaid.shared.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import { applicationsFilter } from '#server/features/applications/work-schema.ts'
import { type Columns, listText, writtenCell } from '#server/http/csv.ts'
import { peopleFile } from '#server/http/people-file.ts'

/** All parts of a file are asked for within this time after the first. */
const PARTS_MS = 10 * 60 * 1000

/** The applications of a list as a CSV file; the address says of which, as that of the list does. */
export const applicationsFile = peopleFile('/admin/applications.csv', {
  name: 'applications',
  columns,
  filter: applicationsFilter,
  rows: all,
  note,
})

/** Selected applications as lines of a CSV file, the first part with the names of the columns and a line in the log. */
export async function exportSelected(
  by: Actor,
  { ids, isFirst }: { ids: string[]; isFirst: boolean },
): Promise<string> {
  const rows = await read.application.findMany({
    where: { id: { in: ids }, mergedIntoId: null },
    orderBy: { createdAt: 'asc' },
  })
  if (isFirst || !(await hasJustNoted(by))) await note(by)
  return listText(await columns(), await knowingPassports(rows), isFirst)
}

async function columns(): Promise<Columns<Application>> {
  const names = await vacancyNames()
  const languages = new Intl.DisplayNames(getLocale(), { type: 'language' })
  return [
    [m.record_reference, ({ reference }) => reference],
    [m.state_received, ({ createdAt }) => createdAt],
    [m.record_state, application => stateLabels[toRow(application, names).state]()],
    [m.list_file_state_since, ({ stateAt }) => stateAt],
    [m.application_job, application => toRow(application, names).job || m.application_any_job()],
    [m.list_name, ({ name }) => name],
    [m.contact_phone, ({ phone }) => writtenCell(phoneText(phone))],
    [m.application_mail, ({ email }) => email],
    [m.application_district, ({ district }) => districtName(district)],
    [m.application_trade, ({ trade }) => tradeName(trade)],
    [m.application_country, ({ country }) => country && countryName(country)],
    [m.apply_years, ({ years, unsaid }) => (readUnsaid(unsaid).includes('years') ? '' : years)],
    [m.application_passport, ({ hasPassport, unsaid }) => passportText(hasPassport, readUnsaid(unsaid))],
    [m.application_registered, ({ registered }) => registeredLabels[registered]?.()],
    [m.application_unsaid, ({ unsaid }) => unsaidText(readUnsaid(unsaid))],
    [m.contact_message, ({ message }) => writtenCell(message)],
    [m.application_source, application => sourceLabels[toRow(application, names).source]()],
    [m.application_language, ({ language }) => languages.of(language)],
    [m.enquiry_assignee, ({ assigneeId, assignee }) => assigneeId && assignee],
    [m.interview_result, ({ testResult }) => writtenCell(testResult)],
    [m.application_kept_until, ({ deleteAfter }) => deleteAfter],
  ]
}

const hasJustNoted = (by: Actor) => hasDone(by, 'applications-exported', new Date(Date.now() - PARTS_MS))

function note(by: Actor) {
  return write(transaction => record(transaction, by, 'applications-exported'))
}
