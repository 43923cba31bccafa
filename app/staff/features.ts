import { inUse } from '#server/registration/define-part.shared.ts'
import type { StaffFeature } from '#app/staff/define-staff.ts'
import { staff as activity } from '#app/features/activity/staff.ts'
import { staff as accounts } from '#app/features/accounts/staff.ts'
import { staff as content } from '#app/features/content/staff.ts'
import { staff as media } from '#app/features/media/staff.ts'
import { staff as settings } from '#app/features/settings/staff.ts'
import { staff as answers } from '#app/features/answers/staff.ts'
import { staff as webhooks } from '#app/features/webhooks/staff.ts'
import { staff as pages } from '#app/features/pages/staff.ts'
import { staff as procedure } from '#app/features/procedure/staff.ts'
import { staff as vacancies } from '#app/features/vacancies/staff.ts'
import { staff as fees } from '#app/features/fees/staff.ts'
import { staff as clients } from '#app/features/clients/staff.ts'
import { staff as companies } from '#app/features/companies/staff.ts'
import { staff as slides } from '#app/features/slides/staff.ts'
import { staff as gallery } from '#app/features/gallery/staff.ts'
import { staff as news } from '#app/features/news/staff.ts'
import { staff as enquiries } from '#app/features/enquiries/staff.ts'
import { staff as applications } from '#app/features/applications/staff.ts'
import { staff as demands } from '#app/features/demands/staff.ts'
import { staff as workers } from '#app/features/workers/staff.ts'
import { staff as people } from '#app/features/people/staff.ts'
import { staff as payments } from '#app/features/payments/staff.ts'
import { staff as complaints } from '#app/features/complaints/staff.ts'
import { staff as home } from '#app/features/home/staff.ts'
import { staff as tasks } from '#app/features/tasks/staff.ts'
import { staff as calendar } from '#app/features/calendar/staff.ts'
import { staff as views } from '#app/features/views/staff.ts'
import { staff as tokens } from '#app/features/tokens/staff.ts'
import { staff as help } from '#app/features/help/staff.ts'
import { staff as dashboard } from '#app/features/dashboard/staff.ts'
import { staff as system } from '#app/features/system/staff.ts'

/** What the staff area has of each feature. The order is that of server/features.ts: one knows those above it, none below. */
const all: readonly StaffFeature[] = [
  activity,
  accounts,
  content,
  media,
  settings,
  answers,
  webhooks,
  pages,
  procedure,
  vacancies,
  fees,
  clients,
  companies,
  slides,
  gallery,
  news,
  enquiries,
  applications,
  demands,
  people,
  workers,
  payments,
  complaints,
  home,
  tasks,
  calendar,
  views,
  tokens,
  help,
  dashboard,
  system,
]

/** Of every feature, also of those that the agency does not use. */
export const allStaffFeatures = all
/** That of the features that the agency uses. */
export const staffFeatures = () => inUse(all)
