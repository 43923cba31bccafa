import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { type Column, DataTable, SelectAll } from './DataTable.tsx'
import { densityLook } from './inner/density.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { guide } from './guides/DataTable.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { States } from '../.storybook/states.tsx'

type Country = { name: string; people: number; changed: string; isLive: boolean }

const countries: Country[] = [
  { name: 'Japan', people: 120, changed: '9 Nov 2026', isLive: false },
  { name: 'Oman', people: 640, changed: '2 Nov 2026', isLive: true },
  { name: 'Qatar', people: 1280, changed: '12 Nov 2026', isLive: true },
]
/** The same three in another language. */
const named = (names: string[], days: string[]) =>
  countries.map((country, n) => ({ ...country, name: names[n] ?? '', changed: days[n] ?? '' }))
const forty = Array.from({ length: 40 }, (_, n) => ({ ...countries[n % 3]!, name: `Country ${n + 1}`, people: n * 37 }))

const columnsOf = (
  titles: [name: string, people: string, changed: string, actions: string],
  words: { locale?: string; live: string; draft: string; edit: string },
): Column<Country>[] => [
  {
    title: titles[0],
    orders: { ascending: 'name' },
    variant: 'title',
    cell: ({ name, isLive }) => (
      <span className="grid justify-items-start gap-1">
        <a href={`#${name}`} className="font-semibold text-brand underline underline-offset-4 wrap-anywhere">
          {name}
        </a>
        <Badge variant={isLive ? 'success' : 'brand'}>{isLive ? words.live : words.draft}</Badge>
      </span>
    ),
  },
  {
    title: titles[1],
    orders: { ascending: 'fewest', descending: 'most' },
    variant: 'numeric',
    isLabelled: true,
    isBeside: true,
    className: 'max-sm:text-start',
    cell: ({ people }) => people.toLocaleString(words.locale ?? 'en'),
  },
  { title: titles[2], isLabelled: true, isBeside: true, cell: ({ changed }) => changed },
  {
    title: titles[3],
    cell: ({ name }) => (
      <Button size="sm" variant="secondary" aria-label={`${words.edit} ${name}`}>
        {words.edit}
      </Button>
    ),
  },
]
const columns = columnsOf(['Country', 'People', 'Changed', 'Actions'], {
  live: 'Published',
  draft: 'Draft',
  edit: 'Edit',
})

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Country>,
  subcomponents: { SelectAll: SelectAll as never },
  args: {
    label: 'Client countries',
    columns,
    rows: countries,
    idOf: ({ name }) => name,
    labels: { select: ({ name }) => `Select ${name}`, selectAll: 'Select this page', loading: 'Loading countries' },
  },
  argTypes: choices(densityLook),
  parameters: {
    guide,
    words: {
      bn: {
        label: 'কর্মী নেয় যেসব দেশ',
        columns: columnsOf(['দেশ', 'কর্মী', 'শেষ পরিবর্তন', 'কাজ'], {
          locale: 'bn',
          live: 'প্রকাশিত',
          draft: 'খসড়া',
          edit: 'সম্পাদনা',
        }),
        rows: named(['জাপান', 'ওমান', 'কাতার'], ['৯ নভেম্বর ২০২৬', '২ নভেম্বর ২০২৬', '১২ নভেম্বর ২০২৬']),
        labels: {
          select: ({ name }: Country) => `${name} বাছুন`,
          selectAll: 'এই পৃষ্ঠার সব বাছুন',
          loading: 'দেশগুলো আনা হচ্ছে',
        },
      },
      ar: {
        label: 'الدول',
        columns: columnsOf(['الدولة', 'العمال', 'آخر تغيير', 'إجراءات'], {
          live: 'منشور',
          draft: 'مسودة',
          edit: 'تحرير',
        }),
        rows: named(['اليابان', 'عُمان', 'قطر'], ['9 نوفمبر 2026', '2 نوفمبر 2026', '12 نوفمبر 2026']),
        labels: {
          select: ({ name }: Country) => `اختر ${name}`,
          selectAll: 'اختر هذه الصفحة',
          loading: 'جارٍ تحميل البلدان',
        },
      },
    },
  },
} satisfies Meta<typeof DataTable<Country>>
export default meta
type Story = StoryObj<typeof meta>
type Args = React.ComponentProps<typeof DataTable<Country>>

const orders: Record<string, (one: Country, other: Country) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  most: (one, other) => other.people - one.people,
  fewest: (one, other) => one.people - other.people,
}

const drawn = fn((row: Country) => row.name)

/** In the product the server sorts; here the story does. */
function List(args: Args) {
  const [sort, setSort] = useState('name')
  const [selected, setSelected] = useState<Country[]>([])
  const has = (row: Country) => selected.includes(row)
  return (
    <DataTable
      {...args}
      rows={args.rows.toSorted(orders[sort])}
      sort={sort}
      onSortChange={setSort}
      selection={{
        has,
        toggle: rows =>
          setSelected(
            rows.every(has) ? selected.filter(row => !rows.includes(row)) : [...new Set([...selected, ...rows])],
          ),
      }}
    />
  )
}

export const Countries: Story = {}
export const SortAndSelect: Story = { render: args => <List {...args} /> }
export const Compact: Story = {
  parameters: { languages: ['en'] },
  render: args => <List {...args} density="compact" />,
  args: { rows: forty.slice(0, 12) },
}
export const Phone: Story = { ...SortAndSelect, globals: { viewport: { value: 'w360' } } }
const noRows = { bn: { rows: [] }, ar: { rows: [] } }
export const Loading: Story = { args: { rows: [], loading: true }, parameters: { words: noRows } }
/** The rows that are there stay until the next ones come. */
export const NextPageLoading: Story = { args: { loading: true } }
export const Empty: Story = {
  parameters: { languages: ['en'] },
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No countries yet"
        description="Visitors see a country as soon as it is published."
        actions={<Button variant="accent">Add a country</Button>}
      />
    ),
  },
}
export const Failed: Story = {
  parameters: { languages: ['en'] },
  args: {
    rows: [],
    empty: (
      <ErrorState
        title="The countries could not be loaded"
        description="Please check the connection and try again."
        actions={<Button variant="secondary">Try again</Button>}
      />
    ),
  },
}
export const One: Story = { parameters: { languages: ['en'] }, args: { rows: countries.slice(0, 1) } }
export const Forty: Story = { parameters: { languages: ['en'] }, render: args => <List {...args} rows={forty} /> }
/** Titles that sort: at rest, hovered, pressed, with the focus; and the column the list is sorted by. */
export const AllStates: Story = {
  name: 'States',
  parameters: { languages: ['en'], a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <States
      of={(props: Partial<Args>) => (
        <DataTable
          label="Countries"
          rows={countries.slice(0, 1)}
          idOf={({ name }) => name}
          columns={[{ title: 'Country', orders: { ascending: 'name' }, cell: ({ name }) => name }]}
          onSortChange={() => {}}
          {...props}
        />
      )}
      also={{ Sorted: { sort: 'name' } }}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: {
    rows: [bangla, arabic, unbroken].map(name => ({ ...countries[0]!, name })),
  },
}
export const TitlesSort: Story = {
  ...SortAndSelect,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map(row => within(row).getByRole('link').textContent)
    const people = await canvas.findByRole('columnheader', { name: 'People' })
    await userEvent.click(within(people).getByRole('button'))
    await expect(people).toHaveAttribute('aria-sort', 'descending')
    await expect(names()).toEqual(['Qatar', 'Oman', 'Japan'])
    await userEvent.click(within(people).getByRole('button'))
    await expect(people).toHaveAttribute('aria-sort', 'ascending')
    await expect(names()).toEqual(['Japan', 'Oman', 'Qatar'])
    await expect(canvas.getByRole('columnheader', { name: 'Country' })).not.toHaveAttribute('aria-sort')
  },
}
export const OneBoxSelectsAll: Story = {
  ...SortAndSelect,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole<HTMLInputElement>('checkbox', { name: 'Select this page' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Oman' }))
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select Qatar' })).toBeChecked()
    await expect(all).toBeChecked()
  },
}
/** With columns that stay the same, a box that is ticked draws its row alone again. */
export const OnlyItsRowIsDrawn: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { columns: [{ title: 'Country', cell: drawn }] },
  render: args => <List {...args} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Oman' })
    drawn.mockClear()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(new Set(drawn.mock.calls.map(([row]) => row.name))).toEqual(new Set(['Oman']))
    await expect(args.rows.length).toBeGreaterThan(1)
  },
}
export const PhoneShowsBlocks: Story = {
  ...SortAndSelect,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select this page' })
    await expect(all.getBoundingClientRect().width).toBeGreaterThan(10)
    await expect(canvas.getByText('Select this page').getBoundingClientRect().width).toBeGreaterThan(40)
    await expect(canvas.queryByRole('button', { name: 'People' })).toBeNull()
  },
}
