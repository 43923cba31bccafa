import { TextField } from '@agency/ui/TextField'
import type { ComponentProps } from 'react'
import { m } from '#i18n/paraglide/messages.js'

/** The reason of whoever goes on to a step without what it needs. */
export const SkipReason = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    className="mt-4"
    label={m.application_skip()}
    hint={m.application_skip_hint()}
    maxLength={300}
    {...field}
  />
)
