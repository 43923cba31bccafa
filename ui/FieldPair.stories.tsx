import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { Badge } from './Badge.tsx'
import { FieldPair } from './FieldPair.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { guide } from './guides/FieldPair.tsx'

const inBangla = [
  <TextField key="en" label="শিরোনাম" lang="en" required defaultValue="Open day at the yard" />,
  <TextField key="bn" label="শিরোনাম (বাংলায়)" placeholder="Open day at the yard" badge={<Badge>বাংলায় নেই</Badge>} />,
]

const meta = {
  title: 'Forms/FieldPair',
  component: FieldPair,
  args: {
    children: [
      <TextField key="en" label="Title" required defaultValue="Open day at the yard" />,
      <TextField
        key="bn"
        label="Title in Bangla"
        lang="bn"
        placeholder="Open day at the yard"
        badge={<Badge>Not in Bangla yet</Badge>}
      />,
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof FieldPair>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  parameters: {
    languages: ['en'],
    words: {
      bn: { children: inBangla },
      ar: {
        children: [
          <TextField key="en" label="العنوان" required defaultValue="يوم مفتوح في الورشة" />,
          <TextField
            key="bn"
            label="العنوان بالبنغالية"
            placeholder="يوم مفتوح في الورشة"
            badge={<Badge>غير متوفر بالبنغالية بعد</Badge>}
          />,
        ],
      },
    },
  },
}

const bangla = 'ইয়ার্ডে উন্মুক্ত দিন'
const long = 'Recruitment, training and placement of electricians, welders and scaffolders abroad '

export const Translated: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: [
      <TextField key="en" label="Title" required defaultValue="Open day at the yard" />,
      <TextField key="bn" label="Title in Bangla" lang="bn" defaultValue={bangla} />,
    ],
  },
}
export const InBangla: Story = {
  parameters: { languages: ['en'] },
  args: {
    lang: 'bn',
    children: inBangla,
  },
}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      isWide
      of={(props: Partial<ComponentProps<typeof TextField>>) => (
        <FieldPair>
          <TextField label="Title" defaultValue="Open day at the yard" {...props} />
          <TextField label="Title in Bangla" lang="bn" defaultValue={bangla} {...props} />
        </FieldPair>
      )}
      also={{
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Invalid: { error: 'At most 100 letters' },
      }}
    />
  ),
}
export const Level: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: [
      <TextArea key="en" label="Text" required hint={long.repeat(3)} defaultValue={long.repeat(6)} />,
      <TextArea
        key="bn"
        label="Text in Bangla"
        lang="bn"
        badge={<Badge>Not in Bangla yet</Badge>}
        placeholder={long}
        error="At most 20,000 letters"
      />,
    ],
  },
  play: async ({ canvas }) => {
    const [english, translation] = ['Text', 'Text in Bangla'].map(label =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    )
    if (innerWidth >= 1024) await expect(english!.top).toBeCloseTo(translation!.top, 0)
    else await expect(english!.bottom).toBeLessThan(translation!.top)
  },
}
export const OnPhone: Story = {
  parameters: { languages: ['en'] },
  args: Level.args!,
  globals: { viewport: { value: 'w360' } },
}
