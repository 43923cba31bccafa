import { Avatar } from '@agency/ui/Avatar'
import { Badge } from '@agency/ui/Badge'
import { Tag } from '@agency/ui/Tag'

const people = [
  { name: 'Rahima Khatun', state: 'Ready', isReady: true, trades: ['Welder', 'Rigger'] },
  { name: 'Karim Uddin', state: 'Papers missing', isReady: false, trades: ['Electrician'] },
]

/** The badge says how it stands with each person, the tags what the person can do: one state, any number of tags. */
export function Example() {
  return (
    <ul style={{ display: 'grid', gap: '1rem' }}>
      {people.map(({ name, state, isReady, trades }) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' }}>
          <Avatar name={name} />
          {name}
          <Badge variant={isReady ? 'success' : 'warning'}>{state}</Badge>
          {trades.map(trade => (
            <Tag key={trade}>{trade}</Tag>
          ))}
        </li>
      ))}
    </ul>
  )
}
