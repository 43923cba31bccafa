import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, UserPlus } from 'lucide-react'
import { Button } from './Button.tsx'
import { TaskItem, TaskList } from './TaskList.tsx'

const meta = { title: 'Kit/TaskList', component: TaskList } satisfies Meta<typeof TaskList>
export default meta
type Story = StoryObj<typeof meta>

export const Tasks: Story = {
  render: () => (
    <TaskList className="max-w-form">
      <TaskItem
        icon={<Mail />}
        variant="urgent"
        note="The oldest has waited for 3 days"
        action={
          <Button asChild size="sm" variant="secondary">
            <a href="#oldest">Open the oldest</a>
          </Button>
        }
      >
        <a href="#enquiries">Read 12 enquiries</a>
      </TaskItem>
      <TaskItem icon={<UserPlus />}>
        <a href="#people">One person waits for your yes</a>
      </TaskItem>
      <TaskItem note="A word of its own that is as long as a line: Donaudampfschifffahrtsgesellschaftskapitän">
        <a href="#long">
          Client countries: 118 with a section that is hidden until all of it is written, which is a long line on a
          phone
        </a>
      </TaskItem>
    </TaskList>
  ),
}
