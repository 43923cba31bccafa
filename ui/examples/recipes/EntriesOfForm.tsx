import { Block } from '@agency/ui/Block'
import { Button } from '@agency/ui/Button'
import { EntryCard } from '@agency/ui/EntryCard'
import { Entry, EntryTable } from '@agency/ui/EntryTable'
import { FieldPair } from '@agency/ui/FieldPair'
import { FocusPicker } from '@agency/ui/FocusPicker'
import { NumberField } from '@agency/ui/NumberField'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

const heads = [{ label: 'Company Name' }, { label: 'Value of Employment' }]

/** Short entries are rows of a table, long ones cards that fold, and fields that are there once stand in a block. */
export function Example() {
  const [names, setNames] = useState(['Al Noor Contracting'])
  const [point, setPoint] = useState('')
  return (
    <form onSubmit={event => event.preventDefault()} style={{ display: 'grid', gap: '1rem' }}>
      <Block legend="Country">
        <FieldPair>
          <TextField label="Name" name="name" defaultValue="Qatar" />
          <TextField label="Name in Bangla" name="nameBangla" lang="bn" defaultValue="কাতার" />
        </FieldPair>
      </Block>
      <EntryTable heads={heads}>
        {names.map((name, n) => (
          <Entry key={n} label={`Company ${n + 1}`} place={`${n + 1}`}>
            <TextField label="Company Name" name={`company-${n}`} defaultValue={name} />
            <NumberField label="Value of Employment" name={`people-${n}`} />
          </Entry>
        ))}
      </EntryTable>
      <Button variant="secondary" onClick={() => setNames([...names, ''])}>
        Add a company
      </Button>
      <ol>
        <EntryCard title="Picture 1" foldable defaultOpen>
          <FocusPicker
            label="What stays in view on phones"
            value={point}
            onValueChange={setPoint}
            labels={{ point: (x, y) => `${x}% from the left, ${y}% from the top` }}
          >
            <img src="pictures/river.svg" alt="" width={450} height={300} />
          </FocusPicker>
        </EntryCard>
      </ol>
    </form>
  )
}
