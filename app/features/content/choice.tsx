import { Button } from '@agency/ui/Button'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  options: readonly Value[]
  value: Value
  /** What the button of an option shows. */
  renderOption: (option: Value) => ReactNode
  onChange: (value: Value) => void
}

/** Buttons of which one is pressed. */
export function Choice<Value extends string>({ label, options, value, renderOption, onChange }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex max-w-full flex-wrap gap-1 rounded-lg bg-sunken p-1">
      {options.map(each => (
        <Button
          key={each}
          size="sm"
          variant={each === value ? 'primary' : 'ghost'}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {renderOption(each)}
        </Button>
      ))}
    </div>
  )
}
