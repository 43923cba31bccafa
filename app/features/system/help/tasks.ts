import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'backups',
      place: 160,
      title: m.help_backups,
      screen: { to: '/admin', label: m.admin_dashboard },
      alt: m.help_backups_alt,
    },
    { backup: m.backup_title },
    names => [m.help_backups_1(), m.help_backups_2(names), m.help_backups_3(), m.help_backups_4()],
  ),
  defineHelp(
    {
      id: 'warning',
      place: 200,
      title: m.help_warning,
      right: 'owners',
      screen: { to: '/admin/system', label: m.system_title },
    },
    {
      settings: m.set_agency,
      system: m.system_title,
      well: m.system_all_well,
      jobs: m.system_jobs,
      run: m.system_job_run,
      test: m.system_mail_test,
    },
    names => [
      m.help_warning_1(names),
      m.help_warning_2(names),
      m.help_warning_3(names),
      m.help_warning_4(),
      m.help_warning_5(names),
    ],
  ),
]
