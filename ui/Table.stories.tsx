import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from './Table.tsx'

const meta = {
  title: 'Kit/Table',
  component: Table,
  parameters: {
    docs: {
      description: {
        component:
          'Facts to compare, row by row. Not for layout, not for one or two facts. When it is wider than its place it scrolls inside its own region: Tab reaches the region, the arrow keys scroll it. Name each row with a `HeadCell scope="row"`.',
      },
    },
  },
  args: { label: 'Companies in Qatar' },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

const companies = [
  ['Doha Harbour Works', 'Construction', '640'],
  ['Al Wakra Hospitality', 'Hotels and catering', '412'],
  ['Gulf Cold Chain', 'Logistics', '228'],
]
const head = (
  <TableHead>
    <Row>
      <HeadCell>Company</HeadCell>
      <HeadCell>Sector</HeadCell>
      <HeadCell variant="numeric">People employed</HeadCell>
    </Row>
  </TableHead>
)
const body = (
  <TableBody>
    {companies.map(([name, sector, people]) => (
      <Row key={name}>
        <HeadCell scope="row">{name}</HeadCell>
        <Cell>{sector}</Cell>
        <Cell variant="numeric">{people}</Cell>
      </Row>
    ))}
  </TableBody>
)
const foot = (
  <TableFoot>
    <Row>
      <HeadCell scope="row" colSpan={2}>
        Total
      </HeadCell>
      <Cell variant="numeric">1,280</Cell>
    </Row>
  </TableFoot>
)

export const Plain: Story = {
  args: {
    children: (
      <>
        {head}
        {body}
        {foot}
      </>
    ),
  },
}

export const WithCaption: Story = {
  args: {
    caption: 'Workers placed since 2019, as of departure.',
    children: (
      <>
        {head}
        {body}
        {foot}
      </>
    ),
  },
}

export const Narrow: Story = {
  args: {
    children: (
      <>
        {head}
        {body}
        {foot}
      </>
    ),
  },
  decorators: [
    Story => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'Companies in Qatar' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(getComputedStyle(region).overflowX).toBe('auto')
    await expect(getComputedStyle(canvas.getByText('1,280')).textAlign).toBe('end')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Each row with what can be done to it: a table on wide screens, blocks on phones, so that nobody has to scroll sideways to a button. */
export const Stack: Story = {
  args: { variant: 'stack', label: 'Staff' },
  render: args => (
    <Table {...args}>
      <TableHead>
        <Row>
          <HeadCell>Name</HeadCell>
          <HeadCell>Since</HeadCell>
          <HeadCell>Actions</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {['Ayesha Rahman', bangla, unbroken].map(name => (
          <Row key={name}>
            <HeadCell scope="row">
              <span className="wrap-anywhere">{name}</span>
            </HeadCell>
            <Cell label="Since">2 Nov 2026</Cell>
            <Cell>
              <Button size="sm" variant="secondary">
                Approve
              </Button>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  ),
}

export const StackOnPhone: Story = {
  ...Stack,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Staff' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    const [since] = canvas.getAllByRole('cell', { name: /2 Nov 2026/ })
    await expect(getComputedStyle(since as HTMLElement, '::before').content).toBe('"Since"')
    await expect(getComputedStyle(since as HTMLElement).display).toBe('block')
  },
}

export const WordsOutOfSight: Story = {
  args: {
    children: (
      <TableBody>
        <Row>
          <HeadCell scope="row">{companies[0]?.[0]}</HeadCell>
          <Cell>{'Construction'.repeat(3)}</Cell>
          <Cell variant="numeric">
            –<span className="sr-only">The number of people is not known</span>
          </Cell>
        </Row>
      </TableBody>
    ),
  },
  decorators: [
    Story => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Hard: Story = {
  args: { dir: 'rtl', lang: 'ar', label: arabic, caption: arabic },
  decorators: [
    Story => (
      <div className="w-80" dir="rtl">
        <Story />
      </div>
    ),
  ],
  render: args => (
    <Table {...args}>
      <TableHead>
        <Row>
          <HeadCell lang="bn">{bangla}</HeadCell>
          <HeadCell variant="numeric">عدد</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        <Row>
          <HeadCell scope="row" dir="ltr">
            {unbroken}
          </HeadCell>
          <Cell variant="numeric">1,000,000</Cell>
        </Row>
        <Row>
          <HeadCell scope="row" lang="bn">
            {bangla}
          </HeadCell>
          <Cell variant="numeric" />
        </Row>
      </TableBody>
    </Table>
  ),
}
