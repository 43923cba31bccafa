import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { NewsCard } from '@agency/ui/NewsCard'
import { Picture } from '@agency/ui/Picture'
import { Skeleton } from '@agency/ui/Skeleton'
import { useEffect, useState } from 'react'

/** As large as the card that comes; what fails says so in the same place, and is asked for again. */
export function Example() {
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('failed')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('there'), 1000) // your own call
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed')
    return (
      <ErrorState
        title="The news could not be loaded"
        description="The connection may be slow."
        actions={
          <Button variant="secondary" onClick={() => setState('loading')}>
            Try again
          </Button>
        }
      />
    )
  return (
    <div role="status" aria-label="The latest news" style={{ maxWidth: '22rem' }}>
      {state === 'loading' ? (
        <Skeleton shape="card" style={{ height: '20rem' }} />
      ) : (
        <NewsCard
          href="#doha"
          title="Forty welders leave for Doha"
          date="3 March 2026"
          dateTime="2026-03-03"
          picture={<Picture src="pictures/yard.svg" alt="" width={900} height={600} />}
        />
      )}
    </div>
  )
}
