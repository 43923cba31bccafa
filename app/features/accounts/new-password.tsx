import { PasswordField } from '@agency/ui/PasswordField'
import { PasswordMeter } from '@agency/ui/PasswordMeter'
import type { Options } from 'check-password-strength'
import { type ComponentProps, useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = Omit<ComponentProps<typeof PasswordField>, 'labels' | 'autoComplete' | 'label'> & {
  shortest: number
  label?: string
}

/** Length counts more than kinds of characters: a sentence is easy to remember and hard to guess. */
const levels: Options<string> = [
  { id: 0, value: '0', minLength: 0, minDiversity: 0 },
  { id: 1, value: '1', minLength: 8, minDiversity: 1 },
  { id: 2, value: '2', minLength: 12, minDiversity: 1 },
  { id: 3, value: '3', minLength: 16, minDiversity: 2 },
]

/** A field in which somebody chooses a password, with its strength while they type. The meter only advises. */
export function NewPasswordField({ shortest, label = m.field_password(), onInput, ...props }: Props) {
  const [level, setLevel] = useState<number>()
  return (
    <div className="grid gap-3">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={m.password_hint({ min: formatNumber(shortest) })}
        labels={{ show: m.password_show(), hide: m.password_hide() }}
        {...props}
        onInput={event => {
          const { value } = event.currentTarget
          void import('check-password-strength').then(({ passwordStrength }) =>
            setLevel(value ? passwordStrength(value, levels).id : undefined),
          )
          onInput?.(event)
        }}
      />
      {/* the room is there before the meter is, so that the button below stays under the pointer */}
      <div className="min-h-9">
        {level !== undefined && (
          <PasswordMeter
            level={level}
            label={[m.strength_0(), m.strength_1(), m.strength_2(), m.strength_3()][level]}
          />
        )}
      </div>
    </div>
  )
}
