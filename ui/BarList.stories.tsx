import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Bar, BarList } from './BarList.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/BarList',
  component: BarList,
  parameters: {
    docs: {
      description: {
        component:
          'Things ordered by their number, each with a bar as long as its share of the largest. The number follows it, so nobody has to read the bar. With `asChild` a row is a link. Not for shares of a whole, and not for changes over time.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: {
    children: (
      <>
        <Bar name="Building" figure="1,280" share={1} detail="4 companies" />
        <Bar name="Cleaning" figure="640" share={0.5} detail="2 companies" />
        <Bar name="Care" figure="–" share={0} detail="1 company" />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Cleaning6402 companies')
    const [all, half] = [...canvasElement.querySelectorAll('rect')].map(bar => bar.getBoundingClientRect())
    await expect(half!.width).toBeCloseTo(all!.width / 2, 0)
    await expect(Math.round(half!.left) === Math.round(all!.left)).toBe(document.documentElement.dir !== 'rtl')
  },
}

export const Links: Story = {
  args: {
    className: 'sm:grid-cols-2',
    children: (
      <>
        {['Qatar', 'Oman', 'Japan'].map((name, n) => (
          <Bar key={name} asChild name={name} figure={`${900 - n * 300}`} share={1 - n / 3} className="hover:underline">
            <a href={`#${name}`} />
          </Bar>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: 'Qatar 900' })
    await expect(first).toHaveFocus()
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: (
      <>
        <Bar name={unbroken} figure="10,000,000" share={1} detail={unbroken} />
        <Bar name={<span lang="bn">{bangla}</span>} figure="১,২৮০" share={0.4} />
        <Bar name={<span lang="ar">{arabic}</span>} figure="٩" share={0.0001} />
      </>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
