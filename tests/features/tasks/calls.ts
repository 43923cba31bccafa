import type { Kind } from '#server/features/tasks/kinds.shared.ts'
import type { openWorkshop } from '../work/workshop.ts'

/** What tests read of a task. */
export type Task = {
  id: string
  text: string
  dueOn: string
  version: number
  page: string
  reference: string
  title: string
  assigneeId: string | null
  assignee: string | null
}

const usual = { text: 'Call about the passport', to: 'me' }

/** How tests add tasks to a record, and read them, as an owner or somebody else. */
export function taskCalls({
  does,
  get,
  owner,
}: Pick<Awaited<ReturnType<typeof openWorkshop>>, 'does' | 'get' | 'owner'>) {
  const addTask = async (on: Kind, record: string, dueOn: string, data: object = {}, as = owner) => {
    const id = crypto.randomUUID()
    await does('tasks.add', { id, on, record, dueOn, ...usual, ...data }, as)
    return id
  }
  const tasksOf = (on: Kind, record: string, as = owner) => get<Task[]>('tasks.of', { on, record }, as)
  return { addTask, tasksOf }
}
