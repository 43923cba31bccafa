import { SelectField } from '@agency/ui/SelectField'

const countries = ['Bahrain', 'Japan', 'Kuwait', 'Oman', 'Poland', 'Qatar', 'Saudi Arabia']

export function Example() {
  return (
    <SelectField label="Country" name="country" defaultValue="" required>
      <option value="">Choose a country</option>
      {countries.map(country => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  )
}
