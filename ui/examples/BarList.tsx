import { Bar, BarList } from '@agency/ui/BarList'

const sectors = [
  { name: 'Building', people: 1280, companies: 4 },
  { name: 'Cleaning', people: 640, companies: 2 },
  { name: 'Care', people: 120, companies: 1 },
]
const most = Math.max(...sectors.map(({ people }) => people))

export function Example() {
  return (
    <BarList>
      {sectors.map(({ name, people, companies }) => (
        <Bar
          key={name}
          title={name}
          value={people.toLocaleString('en')}
          share={people / most}
          description={companies === 1 ? '1 company' : `${companies} companies`}
        />
      ))}
    </BarList>
  )
}
