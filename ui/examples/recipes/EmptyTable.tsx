import { Button } from '@agency/ui/Button'
import { DataTable, type Column } from '@agency/ui/DataTable'
import { EmptyState } from '@agency/ui/EmptyState'
import { useState } from 'react'

type Country = { name: string }

const columns: Column<Country>[] = [{ title: 'Country', variant: 'title', cell: ({ name }) => name }]

/** Where nothing is there yet the table gives its place to words and to the way on. */
export function Example() {
  const [rows, setRows] = useState<Country[]>([])
  return (
    <DataTable
      label="Client countries"
      columns={columns}
      rows={rows}
      idOf={({ name }) => name}
      empty={
        <EmptyState
          title="No client countries yet"
          description="Add the first one to show visitors where your workers are employed."
          actions={<Button onClick={() => setRows([{ name: 'Qatar' }])}>Add a country</Button>}
        />
      }
    />
  )
}
