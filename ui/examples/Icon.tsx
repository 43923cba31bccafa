import { Icon } from '@agency/ui/Icon'

export function Example() {
  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Icon>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M3 17l2 3h14l2-3M5 17V9h14v8M12 9V4" />
        </svg>
      </Icon>
      Freight and passage
    </p>
  )
}
