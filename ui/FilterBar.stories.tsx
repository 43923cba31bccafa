import { States } from '../.storybook/states.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FilterBar } from './FilterBar.tsx'
import { guide } from './guides/FilterBar.tsx'
import { bangla, unbroken } from './samples.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const fieldsOf = (show: string, region: string, all: string, without: string, gulf: string) => (
  <>
    <SelectField label={show} name="show" defaultValue="empty">
      <option value="">{all}</option>
      <option value="empty">{without}</option>
    </SelectField>
    <SelectField label={region} name="region" defaultValue="gulf">
      <option value="">{all}</option>
      <option value="gulf">{gulf}</option>
    </SelectField>
  </>
)
const link = <a href="#filters">{null}</a>
const chosen = [
  { id: 'show', label: 'Show: Without a company', remove: link },
  { id: 'region', label: 'Region: Gulf', remove: link },
]

const meta = {
  title: 'Forms/FilterBar',
  component: FilterBar,
  args: {
    search: <TextField type="search" name="search" label="Search" className="col-span-2 grow sm:basis-72" />,
    children: fieldsOf('Show', 'Region', 'All', 'Without a company', 'Gulf'),
    chosen,
    clear: link,
    labels: {
      submit: 'Search',
      filters: 'Narrow down',
      chosen: 'Filters that are on',
      remove: 'Remove the filter:',
      clear: 'Clear all filters',
    },
  },
  parameters: {
    guide,
    words: {
      bn: {
        search: <TextField type="search" name="search" label="খুঁজুন" className="col-span-2 grow sm:basis-72" />,
        children: fieldsOf('দেখান', 'অঞ্চল', 'সব', 'কোম্পানি ছাড়া', 'উপসাগর'),
        chosen: [{ id: 'show', label: 'দেখান: কোম্পানি ছাড়া', remove: link }],
        labels: { submit: 'খুঁজুন', filters: 'বাছাই', chosen: 'যে যে বাছাই চালু আছে', remove: 'বাছাই সরান:', clear: 'সব বাছাই সরান' },
      },
      ar: {
        search: <TextField type="search" name="search" label="بحث" className="col-span-2 grow sm:basis-72" />,
        children: fieldsOf('عرض', 'المنطقة', 'الكل', 'بدون شركة', 'الخليج'),
        chosen: [{ id: 'show', label: 'عرض: بدون شركة', remove: link }],
        labels: {
          submit: 'بحث',
          filters: 'تضييق',
          chosen: 'المرشحات المفعّلة',
          remove: 'إزالة المرشح:',
          clear: 'إزالة كل المرشحات',
        },
      },
    },
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { globals: { viewport: { value: 'w1280' } } }
export const NothingChosen: Story = {
  args: { chosen: [] },
  parameters: { words: { bn: { chosen: [] }, ar: { chosen: [] } } },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
export const StatesOfAChoice: Story = {
  name: 'States',
  globals: { viewport: { value: 'w360' } },
  render: args => (
    <States of={(props: object) => <FilterBar {...args} search={null} {...props} />} named="aria-label" isWide />
  ),
}
export const LongWords: Story = {
  args: { chosen: [{ id: 'long', label: `${bangla} ${unbroken}`, remove: link }, ...chosen] },
  globals: { viewport: { value: 'w360' } },
}

export const TakenAway: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Removing(args) {
    const [on, setOn] = useState(chosen)
    const without = (id: string) => (
      <a
        href="#filters"
        onClick={event => {
          event.preventDefault()
          setOn(on.filter(each => each.id !== id))
        }}
      >
        {null}
      </a>
    )
    return <FilterBar {...args} chosen={on.map(each => ({ ...each, remove: without(each.id) }))} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('method', 'get')
    await userEvent.click(canvas.getByRole('link', { name: 'Remove the filter: Show: Without a company' }))
    await expect(canvas.getByRole('link', { name: 'Remove the filter: Region: Gulf' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Clear all filters' })).toBeNull()
  },
}
