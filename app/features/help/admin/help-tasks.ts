import { isUsed } from '#i18n/agency.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { HelpTask } from '#app/staff/define-help.ts'
import { can } from '#server/permissions.ts'

// functions, since only a build knows `glob`
const inFolders = () => import.meta.glob<HelpTask[]>('/app/features/*/help/tasks.ts', { eager: true, import: 'tasks' })
const pictures = () =>
  import.meta.glob<string>('/app/features/*/help/*.webp', { eager: true, query: '?url', import: 'default' })

/** Everything that the folders `help` of the features explain that the agency uses, in the order of the page. */
export const helpTasks = (): HelpTask[] =>
  Object.entries(inFolders())
    .filter(([path]) => isUsed(path.split('/')[3]))
    .flatMap(([, tasks]) => tasks)
    .toSorted((one, other) => one.place - other.place)

/** The tasks that a person may do. */
export const tasksFor = (me: Parameters<typeof can>[0]): HelpTask[] =>
  helpTasks().filter(({ right }) => !right || can(me, right))

/** The address of the picture of a task in the language of the page; `npm run help-pictures` makes it. */
export const findPicture = (id: string): string | undefined =>
  Object.entries(pictures()).find(([path]) => path.endsWith(`/${id}.${getLocale()}.webp`))?.[1]
