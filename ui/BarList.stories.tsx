import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { Bar, BarList } from './BarList.tsx'
import { guide } from './guides/BarList.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Data/BarList',
  component: BarList,
  subcomponents: { Bar },
  parameters: {
    guide,
    words: {
      bn: {
        children: [
          <Bar key="1" title="নির্মাণ" value="১,২৮০" share={1} description="৪টি কোম্পানি" />,
          <Bar key="2" title="পরিচ্ছন্নতা" value="৬৪০" share={0.5} description="২টি কোম্পানি" />,
        ],
      },
      ar: { children: <Bar title="البناء" value="1,280" share={1} description="4 شركات" /> },
    },
  },
  args: {
    children: (
      <>
        <Bar title="Building" value="1,280" share={1} description="4 companies" />
        <Bar title="Cleaning" value="640" share={0.5} description="2 companies" />
        <Bar title="Care" value="–" share={0} description="1 company" />
      </>
    ),
  },
  decorators: [inBox({ className: 'max-w-form' })],
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

export const Sectors: Story = {}

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => (
    <Bar
      key={n}
      asChild
      title={`Country ${n + 1}`}
      value={`${(count - n) * 30}`}
      share={1 - n / count}
      className="hover:underline"
    >
      <a href={`#country-${n}`} />
    </Bar>
  ))

export const Links: Story = { args: { className: 'sm:grid-cols-2', children: links(6) } }
export const Forty: Story = { args: { className: 'sm:grid-cols-2', children: links(40) } }
export const One: Story = { args: { children: <Bar title="Building" value="1,280" share={1} /> } }
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => <States of={() => <BarList>{links(1)}</BarList>} />,
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <Bar title={unbroken} value="10,000,000" share={1} description={unbroken} />
        <Bar title={<span lang="bn">{bangla}</span>} value="১,২৮০" share={0.4} />
        <Bar title={<span lang="ar">{arabic}</span>} value="9" share={0.0001} />
      </>
    ),
  },
}
export const HalfIsHalf: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Cleaning6402 companies')
    const [all, half] = [...canvasElement.querySelectorAll('rect')].map(bar => bar.getBoundingClientRect())
    await expect(half!.width).toBeCloseTo(all!.width / 2, 0)
    await expect(Math.round(half!.left) === Math.round(all!.left)).toBe(document.documentElement.dir !== 'rtl')
  },
}
