import { dayIn, firstOf, has, type Part, type Rows, withId } from '../day.ts'

/** What most of them are about. */
const on = () => (has('applications') ? 'applications' : 'enquiries')

export const part: Part = {
  async work({ owner }) {
    const { rows } = await owner.query<Rows>(`${on()}.list`, {})
    const taskOf = (row: number, text: string, days: number) =>
      withId({ on: on(), record: rows[row]!.id, text, dueOn: dayIn(days), to: 'me' })
    for (const [row, text, days] of tasks) await owner.change('tasks.add', taskOf(row, text, days))
    const done = taskOf(0, 'Ask for the training certificate', -4)
    await owner.change('tasks.add', done)
    await owner.change('tasks.setDone', { id: done.id, isDone: true })
  },
  async ask({ owner }, ask) {
    ask(owner, 'tasks.of', { on: on(), record: await firstOf(owner, `${on()}.list`) })
  },
}

const tasks = [
  [0, 'Call about the passport', -2],
  [1, 'Book the medical check', 0],
  [0, 'Call again on Sunday', 3],
  [2, 'Send the result of the test', 12],
] as const
