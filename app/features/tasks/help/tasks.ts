import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'tasks',
      place: 100,
      title: m.help_tasks,
      right: 'applications',
      screen: { to: '/admin/tasks', label: m.tasks_title },
    },
    {
      me: m.enquiry_assign_me,
      assign: m.enquiry_assign,
      add: m.task_add,
      tasks: m.tasks_title,
      calendar: m.day_calendar,
      link: m.copy_make_link,
    },
    names => [
      m.help_tasks_1(names),
      m.help_tasks_2(names),
      m.help_tasks_3(names),
      m.help_tasks_4(names),
      m.help_tasks_5(names),
    ],
  ),
]
