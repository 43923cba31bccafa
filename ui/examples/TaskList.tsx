import { Button } from '@agency/ui/Button'
import { TaskItem, TaskList } from '@agency/ui/TaskList'

export function Example() {
  return (
    <TaskList>
      <TaskItem
        icon="12"
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
      <TaskItem icon="1">
        <a href="#people">One person waits for your yes</a>
      </TaskItem>
    </TaskList>
  )
}
