import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * The fields that narrow a list down, as a plain GET form: what is shown has a URL. A script saves the page load.
 * Give its fields their value from the URL as `defaultValue`, and as `key`.
 */
export function SearchForm({ className, children }: { className: string; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <form
      role="search"
      className={className}
      onSubmit={event => {
        event.preventDefault()
        const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
        void navigate({ to: '.', search: Object.fromEntries(fields.filter(([, value]) => value !== '')) })
      }}
    >
      {children}
    </form>
  )
}
