import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Records of the office', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Who did what to which record is read as one line, with the reason below where there is one. */
export const Activity: Story = { args: { path: '/admin/activity' } }
/** The empty trash says what will be here, and offers nothing that does nothing. */
export const Trash: Story = { args: { path: '/admin/trash' } }
/** The list of tasks leads to each, and the words of its pictures can be read. */
export const Help: Story = { args: { path: '/admin/help' } }
/** What is broken is told from what is worth a look without colour alone. */
export const System: Story = { args: { path: '/admin/system' } }
/** What a press brings about is read before its button, and both warnings come before everything else. */
export const SystemWaitsForAnOwner: Story = {
  args: {
    path: '/admin/system',
    responses: {
      'system.overview': {
        ...recorded('system.overview'),
        warnings: [
          {
            id: 'held clock',
            tone: 'urgent',
            title: 'The clock has jumped: nothing is deleted',
            text: 'This site last ran on 24 Nov 2026, 18:20, and the clock says 21 Nov 2036, 18:21. Until you confirm it, nothing expires and nothing scheduled is published. If the clock is wrong, have it set right, and do not press.',
            held: { name: 'clock', label: 'The clock is right, go on' },
          },
          {
            id: 'held applications',
            tone: 'urgent',
            title: 'Deleting waits for you: Applications',
            text: 'The time is over for 214 of 318 at once. A wrong setting or a wrong clock can be the reason: look at both before you let them be deleted for good.',
            held: { name: 'applications', label: 'Delete them' },
          },
        ],
      },
    },
  },
}
export const SystemInBangla: Story = { args: { path: '/admin/system' }, globals: banglaDesk }
