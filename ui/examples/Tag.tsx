import { Tag } from '@agency/ui/Tag'
import { useState } from 'react'

export function Example() {
  const [trades, setTrades] = useState(['Welder', 'Rigger'])
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {trades.map(trade => (
        <Tag
          key={trade}
          labels={{ remove: `Remove ${trade}` }}
          onRemove={() => setTrades(trades.filter(other => other !== trade))}
        >
          {trade}
        </Tag>
      ))}
    </p>
  )
}
