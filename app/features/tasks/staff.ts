import { late } from '#app/rendering/late.ts'
import { ListTodo } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'
import { tasksPart } from '#server/features/tasks/part.shared.ts'

export const staff = defineStaff({
  name: 'tasks',
  part: tasksPart,
  screens: [
    {
      to: '/admin/tasks',
      group: 'work',
      place: 40,
      set: 'plan',
      setName: { label: m.set_plan, icon: ListTodo },
      label: m.tasks_title,
      icon: ListTodo,
      right: WORKED,
    },
  ],
  helpOf: { '/admin/tasks': 'tasks' },
  parts: [
    {
      in: 'dashboard',
      place: me => (can(me, 'settings') ? 40 : 5),
      right: WORKED,
      module: late(() => import('./admin/my-tasks.tsx')),
    },
    { in: 'work', place: 10, module: late(() => import('./admin/work-tasks.tsx')) },
    { in: 'worker', place: 20, right: 'workers', module: late(() => import('./admin/worker-tasks.tsx')) },
    { in: 'vacancy', place: 20, right: 'vacancies', module: late(() => import('./admin/vacancy-tasks.tsx')) },
  ],
})
