import { applicationRetention } from '#server/features/applications/retention.shared.ts'
import { late } from '#app/rendering/late.ts'
import { CalendarDays, Columns3, PhoneCall, PlaneTakeoff, UserRoundSearch } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsPart } from '#server/features/applications/part.shared.ts'

export const staff = defineStaff({
  name: 'applications',
  part: applicationsPart,
  webhookEvents: { 'application.received': m.webhook_event_application },
  screens: [
    {
      to: '/admin/applications/departed',
      group: 'content',
      place: 120,
      set: 'website',
      label: m.departed_title,
      icon: PlaneTakeoff,
      right: 'content',
    },
    {
      to: '/admin/applications',
      group: 'work',
      place: 60,
      label: m.applications_title,
      icon: UserRoundSearch,
      right: 'applications',
      add: m.application_add,
    },
    {
      to: '/admin/applications/calls',
      group: 'work',
      place: 65,
      label: m.calls_title,
      icon: PhoneCall,
      right: 'applications',
      isUnlisted: true,
    },
    {
      to: '/admin/applications/board',
      group: 'work',
      place: 70,
      label: m.board_title,
      icon: Columns3,
      right: 'applications',
      isUnlisted: true,
    },
    {
      to: '/admin/applications/interviews',
      group: 'work',
      place: 80,
      label: m.interviews_title,
      icon: CalendarDays,
      right: 'applications',
      isUnlisted: true,
    },
  ],
  quickActions: [
    {
      to: '/admin/applications/add',
      icon: UserRoundSearch,
      label: m.application_add,
      of: 'cases',
      right: 'applications',
      place: 10,
    },
    {
      to: '/admin/applications/calls',
      icon: PhoneCall,
      label: m.calls_title,
      of: 'cases',
      right: 'applications',
      place: 20,
    },
    {
      to: '/admin/applications/board',
      icon: Columns3,
      label: m.board_title,
      of: 'cases',
      right: 'applications',
      place: 30,
    },
  ],
  helpOf: { '/admin/applications': 'application' },
  parts: [
    {
      in: 'vacancies-people',
      place: 10,
      module: late(() => import('./admin/vacancy-applicants.tsx')),
      column: {
        id: 'applicants',
        title: m.applications_title,
        takesRest: true,
        isBeside: true,
        className: 'max-sm:-my-2 xl:whitespace-normal!',
      },
    },
  ],
  retention: Object.values(applicationRetention),
})
