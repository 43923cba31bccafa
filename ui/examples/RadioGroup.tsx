import { RadioGroup } from '@agency/ui/RadioGroup'
import { useState } from 'react'

const options = [
  { value: 'mine', label: 'Yours', description: 'Cleaning on two-year contracts.' },
  { value: 'theirs', label: 'Karim Uddin', description: 'Cleaning and catering, with housing near the work.' },
]

export function Example() {
  const [chosen, setChosen] = useState('mine')
  return <RadioGroup legend="Work Summary" name="summary" options={options} value={chosen} onValueChange={setChosen} />
}
