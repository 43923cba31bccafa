import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/Table.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from './Table.tsx'

type Words = { heads: [string, string, string]; rows: [string, string, string][]; total?: [string, string] }

const inEnglish: Words = {
  heads: ['Company', 'Sector', 'People employed'],
  rows: [
    ['Doha Harbour Works', 'Construction', '640'],
    ['Al Wakra Hospitality', 'Hotels and catering', '412'],
    ['Gulf Cold Chain', 'Logistics', '228'],
  ],
  total: ['Total', '1,280'],
}

const table = ({ heads, rows, total }: Words) => (
  <>
    <TableHead>
      <Row>
        <HeadCell>{heads[0]}</HeadCell>
        <HeadCell>{heads[1]}</HeadCell>
        <HeadCell variant="numeric">{heads[2]}</HeadCell>
      </Row>
    </TableHead>
    <TableBody>
      {rows.map(([name, sector, people]) => (
        <Row key={name}>
          <HeadCell scope="row">{name}</HeadCell>
          <Cell>{sector}</Cell>
          <Cell variant="numeric">{people}</Cell>
        </Row>
      ))}
    </TableBody>
    {total && (
      <TableFoot>
        <Row>
          <HeadCell scope="row" colSpan={2}>
            {total[0]}
          </HeadCell>
          <Cell variant="numeric">{total[1]}</Cell>
        </Row>
      </TableFoot>
    )}
  </>
)

const meta = {
  title: 'Data/Table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableFoot, Row, HeadCell, Cell },
  args: { label: 'Companies in Qatar', children: table(inEnglish) },
  parameters: {
    guide,
    words: {
      bn: {
        label: 'কাতারের কোম্পানি',
        children: table({
          heads: ['কোম্পানি', 'খাত', 'কর্মীর সংখ্যা'],
          rows: [
            ['দোহা হারবার ওয়ার্কস', 'নির্মাণ', '৬৪০'],
            ['গালফ কোল্ড চেইন', 'পরিবহন', '২২৮'],
          ],
          total: ['মোট', '৮৬৮'],
        }),
      },
      ar: {
        label: 'شركات في قطر',
        children: table({ heads: ['الشركة', 'القطاع', 'العدد'], rows: [['أعمال ميناء الدوحة', 'البناء', '640']] }),
      },
    },
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Companies: Story = {}
export const WithCaption: Story = {
  parameters: { languages: ['en'] },
  args: { caption: 'Workers placed since 2019, as of departure.' },
}
export const One: Story = {
  parameters: { languages: ['en'] },
  args: { children: table({ ...inEnglish, rows: inEnglish.rows.slice(0, 1), total: undefined }) },
}
export const Forty: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: table({
      ...inEnglish,
      rows: Array.from({ length: 40 }, (_, n) => [`Company ${n + 1}`, 'Construction', `${(40 - n) * 17}`]),
    }),
  },
}
export const Narrow: Story = {
  decorators: [inBox({ className: 'w-72' })],
}
export const ScrollsInItsRegion: Story = {
  ...Narrow,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('region', { name: 'Companies in Qatar' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Each row with what can be done to it: blocks on phones, so that nobody has to scroll sideways to a button. */
export const Stack: Story = {
  parameters: { languages: ['en'] },
  args: {
    variant: 'stack',
    label: 'Staff',
    children: (
      <>
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
      </>
    ),
  },
}
export const StackOnPhone: Story = { ...Stack, globals: { viewport: { value: 'w360' } } }
export const StackNamesItsCells: Story = {
  ...Stack,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Staff' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    const since = region.querySelector('[data-label=Since]')!
    await expect(getComputedStyle(since, '::before').content).toBe('"Since"')
    await expect(getComputedStyle(since).display).toBe('block')
  },
}
/** Words for screen readers alone, in a cell out of view, do not widen the page. */
export const WordsOutOfSight: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <TableBody>
        <Row>
          <HeadCell scope="row">Doha Harbour Works</HeadCell>
          <Cell>{'Construction'.repeat(3)}</Cell>
          <Cell variant="numeric">
            –<span className="sr-only">The number of people is not known</span>
          </Cell>
        </Row>
      </TableBody>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  args: {
    dir: 'rtl',
    lang: 'ar',
    label: arabic,
    caption: arabic,
    children: table({
      heads: [bangla, arabic, 'عدد'],
      rows: [
        [unbroken, arabic, '1,000,000'],
        [bangla, '', ''],
      ],
    }),
  },
  decorators: [inBox({ dir: 'rtl', className: 'w-80' })],
}
