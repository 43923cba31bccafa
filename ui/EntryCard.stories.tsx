import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { IconButton } from './Button.tsx'
import { EntryCard } from './EntryCard.tsx'
import { guide } from './guides/EntryCard.tsx'
import { bangla } from './samples.ts'
import { States } from '../.storybook/states.tsx'
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
  title: 'Data/EntryCard',
  component: EntryCard,
  args: { title: 'Training before departure', dragId: 'training', foldable: true, thumb },
  decorators: [
    Story => (
      <ol className="grid max-w-page gap-4">
        <Story />
        <EntryCard title="Visa desk" dragId="visa" foldable thumb={thumb} actions={actions('Visa desk')} />
      </ol>
    ),
  ],
  render: args => (
    <EntryCard {...args} actions={actions('Training before departure')}>
      <TextField label="Sentence" defaultValue="Training before departure" />
      <TextArea label="Text" error={args.invalid ? 'Write what happens there' : undefined} />
    </EntryCard>
  ),
  parameters: {
    guide,
    words: {
      bn: { title: 'যাত্রার আগে প্রশিক্ষণ', description: 'ছবি আপলোড হচ্ছে' },
      ar: { title: 'التدريب قبل السفر' },
    },
  },
} satisfies Meta<typeof EntryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = { parameters: { languages: ['en'] } }
export const Open: Story = { parameters: { languages: ['en'] }, args: { defaultOpen: true } }
export const WithError: Story = { parameters: { languages: ['en'] }, args: { invalid: true } }
/** What becomes of its picture is said where the entry is folded, too. */
export const Uploading: Story = { parameters: { languages: ['en'] }, args: { description: 'Uploading' } }
export const Short: Story = {
  parameters: { languages: ['en'] },
  args: { title: 'Telephone 1', foldable: false, thumb: undefined },
  render: args => (
    <EntryCard {...args} actions={actions('Telephone 1')}>
      <TextField label="Number" type="tel" />
    </EntryCard>
  ),
}
/** While another entry is held over it. */
export const DropPlace: Story = { parameters: { languages: ['en'] }, args: { 'data-drop': 'after' } as object }
/** While it is dragged. */
export const Dragged: Story = { parameters: { languages: ['en'] }, args: { 'data-dragged': '' } as object }
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: args => (
    <li>
      <States
        of={(props: object) => (
          <ol>
            <EntryCard {...args} thumb={undefined} {...props} />
          </ol>
        )}
        also={{ Invalid: { invalid: true } }}
      />
    </li>
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: { title: `Orientation, medical check, fingerprints and a visit to the ministry. ${bangla}`, lang: 'bn' },
}
export const TitleOpens: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Sentence')
    await expect(field).not.toBeVisible()
    await userEvent.click(canvas.getByText('Training before departure'))
    await expect(field).toBeVisible()
  },
}
export const ErrorOpens: Story = {
  ...WithError,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Sentence')).toBeVisible()),
}
