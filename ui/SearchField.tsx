import { cx } from 'class-variance-authority'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { writingBox } from './Field.tsx'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Names the field for screen readers: what is searched. */
  label: string
  /** Text of its button. */
  labels: { submit: string }
}

/**
 * Text to search for in the list below; put it in a GET form with role="search". Enter submits. `className` goes around
 * field and button.
 */
export function SearchField({ label, labels, className, ...props }: SearchFieldProps) {
  return (
    <div data-slot="search-field" className={cx('flex min-w-0 flex-wrap gap-2', className)}>
      <div className="relative min-w-0 grow basis-48">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input type="search" aria-label={label} className={`${writingBox} ps-11`} {...props} />
      </div>
      <Button type="submit" variant="secondary">
        {labels.submit}
      </Button>
    </div>
  )
}
