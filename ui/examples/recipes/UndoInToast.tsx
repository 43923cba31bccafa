import { Button } from '@agency/ui/Button'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { toast, Toasts } from '@agency/ui/Toasts'
import { useState } from 'react'

const all = ['Japan', 'Oman', 'Qatar']

/** What can be undone is done at once: the toast offers the way back, and the row returns to its place. */
export function Example() {
  const [gone, setGone] = useState<string[]>([])
  function remove(country: string) {
    setGone([...gone, country])
    toast(`${country} is hidden`, {
      action: { label: 'Undo', onClick: () => setGone(now => now.filter(name => name !== country)) },
    })
  }
  return (
    <>
      <Table label="Client countries">
        <TableHead>
          <Row>
            <HeadCell>Country</HeadCell>
            <HeadCell>Actions</HeadCell>
          </Row>
        </TableHead>
        <TableBody>
          {all
            .filter(country => !gone.includes(country))
            .map(country => (
              <Row key={country}>
                <HeadCell scope="row">{country}</HeadCell>
                <Cell>
                  <Button variant="ghost" size="sm" aria-label={`Hide ${country}`} onClick={() => remove(country)}>
                    Hide
                  </Button>
                </Cell>
              </Row>
            ))}
        </TableBody>
      </Table>
      <Toasts label="Notes" labels={{ close: 'Close the note' }} />
    </>
  )
}
