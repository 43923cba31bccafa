import { Combobox } from '@agency/ui/Combobox'
import { useState } from 'react'

const countries = [
  { value: 'QA', label: 'Qatar' },
  { value: 'OM', label: 'Oman' },
  { value: 'AE', label: 'United Arab Emirates', also: ['UAE', 'Emirates'] },
]
const labels = {
  list: 'Countries',
  open: 'Show countries',
  found: (count: number) => `${count} found`,
  more: (count: number) => `${count} more: type on`,
}

export function Example() {
  const [country, setCountry] = useState('QA')
  return (
    <Combobox
      label="Country Name"
      name="country"
      required
      options={countries}
      value={country}
      onValueChange={setCountry}
      labels={labels}
    />
  )
}
