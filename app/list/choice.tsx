import { SelectField } from '@agency/ui/SelectField'
import type { ReactNode } from 'react'
import { m } from '#i18n/paraglide/messages.js'

/** Values with their labels, the default first. */
export type Choices = readonly (readonly [value: string, label: string])[]
type Props = { name: string; label: ReactNode; value: string | number | undefined; choices: Choices }
export type ChoiceProps = Props & { label: string }

/**
 * A filter of a list. The first choice is the default: it has an empty value, which the URL leaves out. A value that is
 * gone stays until somebody takes it off. Browsers and servers have different names for some currencies.
 */
export function Choice({ name, label, value = '', choices }: Props) {
  return (
    <SelectField name={name} label={label} defaultValue={value} className="sm:min-w-36">
      {choices.map(([choice, text], n) => (
        <option key={choice} value={n === 0 ? '' : choice} suppressHydrationWarning>
          {text}
        </option>
      ))}
      {value !== '' && !choices.some(([choice]) => choice === String(value)) && (
        <option value={value}>{m.list_gone()}</option>
      )}
    </SelectField>
  )
}
