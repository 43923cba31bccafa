import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { DataTable, type Column } from '@agency/ui/DataTable'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { EmptyState } from '@agency/ui/EmptyState'
import { useState } from 'react'

type Country = { name: string; people: number }

/** What a row shows; its menu asks the page to delete. */
const columnsOf = (onDelete: (name: string) => void): Column<Country>[] => [
  { title: 'Country', variant: 'title', cell: ({ name }) => name },
  { title: 'People', variant: 'numeric', isLabelled: true, cell: ({ people }) => people.toLocaleString('en') },
  { title: 'Actions', cell: ({ name }) => <RowMenu name={name} onDelete={() => onDelete(name)} /> },
]

function RowMenu({ name, onDelete }: { name: string; onDelete: () => void }) {
  const more = (
    <Button variant="secondary" size="sm" aria-label={`More actions for ${name}`}>
      More
    </Button>
  )
  return (
    <DropdownMenu align="end" heading={name} trigger={more}>
      <DropdownMenuItem asChild>
        <a href={`#history-${name}`}>History</a>
      </DropdownMenuItem>
      <DropdownMenuItem variant="danger" onSelect={onDelete}>
        Delete {name}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}

/** Each row has a menu; what destroys something asks first, in one dialog for all rows. */
export function Example() {
  const [countries, setCountries] = useState<Country[]>([
    { name: 'Oman', people: 640 },
    { name: 'Qatar', people: 1280 },
  ])
  const [leaving, setLeaving] = useState('')
  const [asks, setAsks] = useState(false)
  const columns = columnsOf(name => {
    setLeaving(name)
    setAsks(true)
  })
  return (
    <>
      <DataTable
        label="Client countries"
        columns={columns}
        rows={countries}
        idOf={({ name }) => name}
        empty={<EmptyState title="No client countries yet" />}
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => {
          setAsks(false)
          setCountries(countries.filter(({ name }) => name !== leaving))
        }}
        title={`Delete ${leaving}?`}
        description="It disappears from the public pages. This cannot be undone."
        labels={{ confirm: 'Delete', cancel: 'Cancel' }}
      />
    </>
  )
}
