import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { SelectionBar } from '@agency/ui/SelectionBar'
import { useState } from 'react'

const countries = ['Japan', 'Oman', 'Qatar']

export function Example() {
  const [chosen, setChosen] = useState(['Qatar'])
  return (
    <>
      {countries.map(country => (
        <CheckboxField
          key={country}
          label={country}
          checked={chosen.includes(country)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, country] : chosen.filter(other => other !== country))
          }
        />
      ))}
      {chosen.length > 0 && (
        <SelectionBar
          label="Selected records"
          count={`${chosen.length} selected`}
          clear={
            <Button variant="ghost" onClick={() => setChosen([])}>
              Clear selection
            </Button>
          }
        >
          <Button variant="danger-quiet">Delete</Button>
        </SelectionBar>
      )}
    </>
  )
}
