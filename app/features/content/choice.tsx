import { Button } from '@agency/ui/Button'
import { Toolbar, ToolbarItem } from '@agency/ui/Toolbar'
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
    <Toolbar label={label} variant="boxed">
      {options.map(each => (
        <ToolbarItem key={each}>
          <Button
            size="sm"
            variant={each === value ? 'primary' : 'ghost'}
            aria-pressed={each === value}
            onClick={() => onChange(each)}
          >
            {renderOption(each)}
          </Button>
        </ToolbarItem>
      ))}
    </Toolbar>
  )
}
