import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { writingBox } from './Field.tsx'

type SearchFieldProps = ComponentProps<'input'> & { label: string; submitLabel: string }

/** Text to search for in the list below; put it in a GET form with role="search". Enter submits. */
export function SearchField({ label, submitLabel, className = '', ...props }: SearchFieldProps) {
  return (
    <div data-slot="search-field" className={`flex min-w-0 flex-wrap gap-2 ${className}`}>
      <div className="relative min-w-0 grow basis-48">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input type="search" aria-label={label} className={`${writingBox} ps-11`} {...props} />
      </div>
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </div>
  )
}
