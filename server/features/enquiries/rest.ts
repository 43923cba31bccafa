import { m } from '#i18n/paraglide/messages.js'
import { write } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import { companyNames } from '#server/features/companies/domain.ts'
import { all, type Enquiry, toRow } from '#server/features/enquiries/list.ts'
import { enquiriesFilter } from '#server/features/enquiries/schema.ts'
import { stateLabels } from '#server/features/enquiries/states.shared.ts'
import { type Subject, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import { type Columns, writtenCell } from '#server/http/csv.ts'
import { peopleFile } from '#server/http/people-file.ts'

/** The messages of a list as a CSV file; the address says of which, as that of the list does. */
export const enquiriesFile = peopleFile('/admin/enquiries.csv', {
  name: 'enquiries',
  columns,
  filter: enquiriesFilter,
  rows: all,
  note: by => write(transaction => record(transaction, by, 'enquiries-exported')),
})

async function columns(): Promise<Columns<Enquiry>> {
  const names = await companyNames()
  return [
    [m.record_reference, ({ reference }) => reference],
    [m.state_received, ({ createdAt }) => createdAt],
    [m.list_name, ({ lastName }) => lastName],
    [m.contact_email, ({ email }) => email],
    [m.contact_phone, ({ phone }) => writtenCell(phone)],
    [m.enquiry_company, enquiry => toRow(enquiry, names).companyName],
    [m.enquiry_subject, ({ subject }) => subject && subjectLabels[subject as Subject]()],
    [m.contact_message, ({ message }) => writtenCell(message)],
    [m.record_state, enquiry => stateLabels[toRow(enquiry, names).state]()],
    [m.enquiry_assignee, ({ assigneeId, assignee }) => assigneeId && assignee],
    [m.list_file_read_on, ({ readAt }) => readAt],
    [m.list_file_answered_on, ({ answeredAt }) => answeredAt],
    [m.list_file_handled_on, ({ handledAt }) => handledAt],
    [m.list_file_handled_by, ({ handledBy }) => handledBy],
  ]
}
