import { Button } from '@agency/ui/Button'
import { Checkbox } from '@agency/ui/Checkbox'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { SelectionBar } from '@agency/ui/SelectionBar'
import { useState } from 'react'

const countries = ['Japan', 'Oman', 'Qatar']

/** The bar comes with the first tick and goes with the last; a message says how the work on all of them ended. */
export function Example() {
  const [chosen, setChosen] = useState(['Qatar'])
  const [done, setDone] = useState(0)
  return (
    <>
      <ul>
        {countries.map(country => (
          <li key={country}>
            <Checkbox
              aria-label={`Select ${country}`}
              checked={chosen.includes(country)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, country] : chosen.filter(other => other !== country))
              }
            />{' '}
            {country}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <SelectionBar label="Selected records" count={`${chosen.length} selected`}>
          <Button
            onClick={() => {
              setDone(chosen.length)
              setChosen([])
            }}
          >
            Publish
          </Button>
        </SelectionBar>
      )}
      <MessageDialog
        open={done > 0}
        onOpenChange={() => setDone(0)}
        variant="success"
        title="Published"
        description={`Countries on the public pages: ${done}`}
        labels={{ close: 'Close' }}
      />
    </>
  )
}
