import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { FileCard } from './FileCard.tsx'
import { guide } from './guides/FileCard.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Data/FileCard',
  component: FileCard,
  args: { title: 'Demand letter', kind: 'PDF', size: '120 kB', href: '#demand-letter' },
  parameters: {
    guide,
    words: {
      bn: { title: 'চাহিদাপত্র', kind: 'PDF', size: '১২০ কিলোবাইট' },
      ar: { title: 'خطاب الطلب', kind: 'PDF', size: '120 كيلوبايت' },
    },
  },
  decorators: [inBox({ className: 'max-w-sm' })],
} satisfies Meta<typeof FileCard>
export default meta
type Story = StoryObj<typeof meta>

export const OneFile: Story = {}
/** To print and for Word, in each language. */
export const SeveralForms: Story = {
  parameters: { languages: ['en'] },
  args: {
    href: undefined,
    kind: undefined,
    size: undefined,
    children: (
      <ul className="flex flex-wrap gap-x-5">
        {['Print', 'Word'].map(form => (
          <li key={form}>
            <a href={`#${form}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {form}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
}
export const List: Story = {
  parameters: { languages: ['en'] },
  render: () => (
    <ul className="grid gap-2">
      {['Passport', 'Certificate of the training centre', 'Photograph'].map(title => (
        <li key={title}>
          <FileCard title={title} kind="PDF" size="96 kB" href={`#${title}`} download />
        </li>
      ))}
    </ul>
  ),
}
export const AllStates: Story = {
  name: 'States',
  render: args => <States of={() => <FileCard {...args} />} />,
}
export const LongWords: Story = {
  render: () => (
    <div className="grid w-52 gap-2">
      <FileCard lang="bn" title={bangla} kind="PDF" href="#bn" />
      <FileCard lang="ar" dir="rtl" title={arabic} kind="DOCX" size="2 ميغابايت" href="#ar" />
      <FileCard title={unbroken} href="#u" />
    </div>
  ),
}
export const WholeCardIsTheLink: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Demand letter' })
    const card = canvasElement.querySelector('[data-slot=file-card]')!.getBoundingClientRect()
    await expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(link)
  },
}
