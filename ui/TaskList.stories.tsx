import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Mail, UserPlus } from 'lucide-react'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/TaskList.tsx'
import { bangla, unbroken } from './samples.ts'
import { TaskItem, TaskList, taskLook } from './TaskList.tsx'

const enquiries = (
  <TaskItem
    key="enquiries"
    icon={<Mail />}
    variant="urgent"
    description="The oldest has waited for 3 days"
    actions={
      <Button asChild size="sm" variant="secondary">
        <a href="#oldest">Open the oldest</a>
      </Button>
    }
  >
    <a href="#enquiries">Read 12 enquiries</a>
  </TaskItem>
)
const people = (
  <TaskItem key="people" icon={<UserPlus />}>
    <a href="#people">One person waits for your yes</a>
  </TaskItem>
)

const meta = {
  title: 'Data/TaskList',
  component: TaskList,
  subcomponents: { TaskItem },
  args: { className: 'max-w-form', children: [enquiries, people] },
  argTypes: choices(taskLook),
  parameters: {
    guide,
    words: {
      bn: {
        children: (
          <TaskItem icon={<Mail />} variant="urgent" description="সবচেয়ে পুরোনোটি ৩ দিন ধরে অপেক্ষায়">
            <a href="#bn">১২টি বার্তা পড়ুন</a>
          </TaskItem>
        ),
      },
      ar: {
        children: (
          <TaskItem icon={<Mail />} variant="urgent">
            <a href="#ar">اقرأ 12 رسالة</a>
          </TaskItem>
        ),
      },
    },
  },
} satisfies Meta<typeof TaskList>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
/** In an order, some of them done. */
export const FirstSteps: Story = {
  parameters: { languages: ['en'] },
  render: () => (
    <TaskList asChild className="max-w-form">
      <ol>
        <TaskItem
          icon={<Check />}
          variant="done"
          description="Name, licence and telephone"
          actions={<Badge variant="success">Done</Badge>}
        >
          <a href="#agency">Say who you are</a>
        </TaskItem>
        <TaskItem icon="2" description="Visitors see it in the list at once">
          <a href="#country">Add a client country</a>
        </TaskItem>
      </ol>
    </TaskList>
  ),
}
export const One: Story = { parameters: { languages: ['en'] }, args: { children: people } }
export const Forty: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: Array.from({ length: 40 }, (_, n) => (
      <TaskItem key={n} icon={<Mail />} description="Since yesterday">
        <a href={`#task-${n}`}>Read enquiry {n + 1}</a>
      </TaskItem>
    )),
  },
}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => <States of={() => <TaskList>{people}</TaskList>} />,
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
  args: {
    children: (
      <>
        <TaskItem icon={<Mail />} description={unbroken}>
          <a href="#bn" lang="bn">
            {bangla}
          </a>
        </TaskItem>
        {enquiries}
      </>
    ),
  },
}
