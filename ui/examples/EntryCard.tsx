import { Button } from '@agency/ui/Button'
import { EntryCard } from '@agency/ui/EntryCard'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'

export function Example() {
  const [titles, setTitles] = useState(['Training before departure', 'Visa desk'])
  return (
    <ol style={{ display: 'grid', gap: '1rem' }}>
      {titles.map((title, n) => (
        <EntryCard
          key={title}
          title={title}
          foldable
          defaultOpen={n === 0}
          actions={
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${title}`}
              onClick={() => setTitles(titles.filter(other => other !== title))}
            >
              Remove
            </Button>
          }
        >
          <TextField label="Sentence" name={`sentence-${n}`} defaultValue={title} />
        </EntryCard>
      ))}
    </ol>
  )
}
