import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { IconButton } from './Button.tsx'
import { EntryCard } from './EntryCard.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const actions = (title: string) => (
  <>
    <IconButton aria-label={`Move ${title} up`}>
      <ArrowUp aria-hidden />
    </IconButton>
    <IconButton aria-label={`Move ${title} down`}>
      <ArrowDown aria-hidden />
    </IconButton>
    <IconButton aria-label={`Remove ${title}`}>
      <Trash2 aria-hidden />
    </IconButton>
  </>
)
const thumb = <span className="aspect-3/2 w-18 shrink-0 rounded-sm bg-brand" />

const meta = {
  title: 'Kit/EntryCard',
  component: EntryCard,
  args: { title: 'Training before departure', dragId: 'training', isFolding: true, thumb },
  decorators: [
    Story => (
      <ol className="grid max-w-page gap-4">
        <Story />
        <EntryCard title="Visa desk" dragId="visa" isFolding thumb={thumb} actions={actions('Visa desk')} />
      </ol>
    ),
  ],
  render: args => (
    <EntryCard {...args} actions={actions('Training before departure')}>
      <TextField label="Sentence" defaultValue="Training before departure" />
      <TextArea label="Text" error={args.hasError ? 'Write what happens there' : undefined} />
    </EntryCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'One of several long entries, such as the slides of the home page: a handle to drag it by, a small picture, its title, its buttons, and its fields, which fold up. Errors open it. Short entries have no fold; for entries with the same few fields in a table use EntryTable.',
      },
    },
  },
} satisfies Meta<typeof EntryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Sentence')
    await expect(field).not.toBeVisible()
    await userEvent.click(canvas.getByText('Training before departure'))
    await expect(field).toBeVisible()
  },
}

export const Open: Story = { args: { startsOpen: true } }

export const WithError: Story = {
  args: { hasError: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Sentence')).toBeVisible(),
}

/** What becomes of its picture is said where the entry is folded, too. */
export const Uploading: Story = { args: { note: 'Uploading' } }

export const Short: Story = {
  args: { title: 'Telephone 1', isFolding: false, thumb: undefined },
  render: args => (
    <EntryCard {...args} actions={actions('Telephone 1')}>
      <TextField label="Number" type="tel" />
    </EntryCard>
  ),
}

export const Long: Story = {
  args: { title: 'Orientation, medical check, fingerprints and a visit to the ministry before the flight to the Gulf' },
}

/** While another entry is held over it. */
export const DropPlace: Story = { args: { 'data-drop': 'after' } as object }

/** While it is dragged. */
export const Dragged: Story = { args: { 'data-dragged': '' } as object }
