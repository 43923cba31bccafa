import { districtName } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { all } from '#server/features/workers/list.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import { workersFilter } from '#server/features/workers/work-schema.ts'
import { type Columns, writtenCell } from '#server/http/csv.ts'
import { peopleFile } from '#server/http/people-file.ts'

/** The files of a list as a CSV file, without their sealed numbers; the address says of which list. */
export const workersFile = peopleFile('/admin/workers.csv', {
  name: 'workers',
  columns,
  filter: workersFilter,
  rows: (_, filter) => all(filter),
  note: (by: Actor) => write(transaction => record(transaction, by, 'workers-exported')),
})

async function columns(): Promise<Columns<Worker>> {
  return [
    [m.record_reference, ({ reference }) => reference],
    [m.worker_name, ({ name }) => name],
    [m.worker_name_bn, ({ nameBn }) => nameBn],
    [m.contact_phone, ({ phone }) => writtenCell(phoneText(phone))],
    [m.worker_father, ({ fatherName }) => fatherName],
    [m.worker_mother, ({ motherName }) => motherName],
    [m.worker_born, ({ bornOn }) => bornOn],
    [m.worker_sex, ({ sex }) => (sex in sexLabels ? sexLabels[sex as keyof typeof sexLabels]() : '')],
    [m.application_district, ({ district }) => districtName(district)],
    [m.worker_village, ({ village }) => writtenCell(village)],
    [m.worker_post_office, ({ postOffice }) => writtenCell(postOffice)],
    [m.worker_upazila, ({ upazila }) => writtenCell(upazila)],
    [m.application_trade, ({ trade }) => tradeName(trade)],
    [m.worker_experience, ({ experience }) => writtenCell(experience)],
    [m.worker_languages, ({ languages }) => writtenCell(languages)],
    [m.worker_passport_issued, ({ passportIssuedOn }) => passportIssuedOn],
    [m.worker_passport_expires, ({ passportExpiresOn }) => passportExpiresOn],
    [m.worker_registration, ({ registrationNo }) => writtenCell(registrationNo)],
    [m.worker_smart_card, ({ smartCardNo }) => writtenCell(smartCardNo)],
    [m.worker_kin, ({ kinName }) => kinName],
    [m.worker_kin_phone, ({ kinPhone }) => kinPhone && writtenCell(phoneText(kinPhone))],
    [m.worker_added_on, ({ createdAt }) => createdAt],
    [m.worker_changed, ({ changedAt }) => changedAt],
  ]
}
