import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { DataTable, SelectAll, type Column } from '@agency/ui/DataTable'
import { EmptyState } from '@agency/ui/EmptyState'
import { useState } from 'react'

type Country = { name: string; people: number; isLive: boolean }

const countries: Country[] = [
  { name: 'Japan', people: 120, isLive: false },
  { name: 'Oman', people: 640, isLive: true },
  { name: 'Qatar', people: 1280, isLive: true },
]
const columns: Column<Country, 'name' | 'most'>[] = [
  { title: 'Country', variant: 'title', orders: { ascending: 'name' }, cell: ({ name }) => name },
  {
    title: 'People',
    variant: 'numeric',
    isLabelled: true,
    orders: { descending: 'most' },
    cell: ({ people }) => people.toLocaleString('en'),
  },
  {
    title: 'State',
    cell: ({ isLive }) => <Badge variant={isLive ? 'success' : 'brand'}>{isLive ? 'Published' : 'Draft'}</Badge>,
  },
  {
    title: 'Actions',
    cell: ({ name }) => (
      <Button size="sm" variant="secondary" aria-label={`Edit ${name}`}>
        Edit
      </Button>
    ),
  },
]

export function Example() {
  const [sort, setSort] = useState<'name' | 'most'>('name')
  const [names, setNames] = useState<string[]>([])
  const rows = countries.toSorted((one, other) =>
    sort === 'most' ? other.people - one.people : one.name.localeCompare(other.name),
  )
  const selection = {
    has: ({ name }: Country) => names.includes(name),
    toggle: (some: Country[]) => {
      const all = some.every(({ name }) => names.includes(name))
      const others = names.filter(name => !some.some(one => one.name === name))
      setNames(all ? others : [...others, ...some.map(({ name }) => name)])
    },
  }
  return (
    <>
      <SelectAll rows={rows} selection={selection} label="Select all countries" />
      <DataTable
        label="Client countries"
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        labels={{ select: ({ name }) => `Select ${name}`, selectAll: 'Select this page', loading: 'Loading countries' }}
        empty={<EmptyState title="No client countries yet" />}
      />
    </>
  )
}
