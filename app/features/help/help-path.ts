export type TaskId =
  | 'figures'
  | 'country'
  | 'news'
  | 'undo'
  | 'enquiry'
  | 'vacancy'
  | 'application'
  | 'worker'
  | 'money'
  | 'demand'
  | 'tasks'
  | 'complaint'
  | 'invite'
  | 'telephone'
  | 'picture'
  | 'backups'
  | 'protect'
  | 'program'
  | 'webhook'
  | 'warning'

/** The task that helps on a screen and on those below it; the first that fits. */
const TASKS_BY_SCREEN: [path: string, task: TaskId][] = [
  ['/admin/manage-clients', 'figures'],
  ['/admin/add-new-client', 'country'],
  ['/admin/update-client', 'country'],
  ['/admin/import-clients', 'country'],
  ['/admin/news', 'news'],
  ['/admin/trash', 'undo'],
  ['/admin/history', 'undo'],
  ['/admin/activity', 'undo'],
  ['/admin/enquiries', 'enquiry'],
  ['/admin/vacancies', 'vacancy'],
  ['/admin/applications', 'application'],
  ['/admin/workers', 'worker'],
  ['/admin/payments', 'money'],
  ['/admin/demands', 'demand'],
  ['/admin/tasks', 'tasks'],
  ['/admin/calendar', 'tasks'],
  ['/admin/complaints', 'complaint'],
  ['/admin/staff', 'invite'],
  ['/admin/settings', 'telephone'],
  ['/admin/media', 'picture'],
  ['/admin/account', 'protect'],
  ['/admin/tokens', 'program'],
  ['/admin/webhooks', 'webhook'],
  ['/admin/system', 'warning'],
]

/** The task that the help of a screen opens with; undefined for the whole page. */
export function taskOf(path: string): TaskId | undefined {
  return TASKS_BY_SCREEN.find(([screen]) => path === screen || path.startsWith(`${screen}/`))?.[1]
}
