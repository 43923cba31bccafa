import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'worker',
      place: 80,
      title: m.help_worker,
      right: 'workers',
      screen: { to: '/admin/workers', label: m.workers_title },
    },
    {
      make: m.worker_make,
      link: m.worker_link,
      walkIn: m.walk_in,
      look: m.worker_look,
      print: m.print_menu,
      accept: m.paper_accept,
      refuse: m.paper_refuse,
      archive: m.worker_archive,
      bring: m.workers_import,
    },
    names => [
      m.help_worker_1(names),
      m.help_worker_2(names),
      m.help_worker_3(names),
      m.help_worker_4(),
      m.help_worker_5(names),
      m.help_worker_papers(names),
      m.help_worker_6(names),
      m.help_worker_7(names),
      m.help_worker_8(names),
    ],
  ),
]
