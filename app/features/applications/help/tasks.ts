import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'application',
      place: 70,
      title: m.help_application,
      right: 'applications',
      screen: { to: '/admin/applications', label: m.applications_title },
    },
    {
      applications: m.applications_title,
      waiting: m.applications_waiting,
      reached: m.call_reached,
      missed: m.call_missed,
      wrong: m.call_wrong,
      again: m.call_on,
      calls: m.calls_title,
      invite: m.application_invite,
      reads: m.application_reads,
      departed: m.application_departed,
      uncounted: m.departed_title,
    },
    names => [
      m.help_application_1(names),
      m.help_application_2(names),
      m.help_application_3(names),
      m.help_application_4(names),
      m.help_application_5(),
      m.help_application_6(names),
    ],
  ),
]
