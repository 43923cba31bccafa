import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { FieldError } from '@agency/ui/Field'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { DayField } from '#app/editor/day-field.tsx'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import { Proof } from '#app/features/accounts/admin/proof.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { endDays, lifetimes, newTokenInput, scopeLabels, TOKEN_NAME_MAX } from '#server/features/tokens/schema.ts'
import { programRights } from '#server/permissions.ts'
import type { Made } from './made-token.tsx'

type Props = { onMade: (made: Made) => void }

/** Makes a token with the owner's password or passkey. */
export function MakeToken({ onMade }: Props) {
  const { mutateAsync: make } = useMutation(trpc().tokens.make.mutationOptions())
  const { register, submit, errorOf, problem, isBusy, saved, setValue, watch } = useSettingsForm({
    schema: newTokenInput,
    values: { name: '', scopes: [], lasts: '90', until: '', currentPassword: '' },
    save: async choice => onMade({ name: choice.name.trim(), token: await make(choice) }),
  })
  const lasts = watch('lasts')
  return (
    <AccountSection title={m.token_make_title()} text={m.token_make_text()}>
      <AccountForm problem={problem} onSubmit={submit}>
        <TextField
          label={m.token_name()}
          hint={m.token_name_hint()}
          autoComplete="off"
          required
          maxLength={TOKEN_NAME_MAX}
          error={errorOf('name')}
          {...register('name')}
        />
        <ScopeChoice field={register('scopes')} error={errorOf('scopes')} />
        <RadioGroup
          legend={m.token_lasts()}
          name="lasts"
          value={lasts}
          error={errorOf('lasts')}
          options={lifetimes.map(value => ({
            value,
            label: value === 'date' ? m.token_until_day() : m.token_days({ days: formatNumber(Number(value)) }),
          }))}
          onValueChange={given => {
            const lifetime = lifetimes.find(each => each === given)
            if (lifetime) setValue('lasts', lifetime)
          }}
        />
        {lasts === 'date' && (
          <DayField
            key={saved}
            label={m.token_until()}
            required
            error={errorOf('until')}
            days={endDays}
            {...register('until')}
          />
        )}
        <Proof error={errorOf('currentPassword')} {...register('currentPassword')} />
        <Button type="submit" busy={isBusy}>
          {m.token_make()}
        </Button>
      </AccountForm>
    </AccountSection>
  )
}

/** What the program may see, and whether it may change that, too. */
function ScopeChoice({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && id} className="grid min-w-0">
      <legend className="mb-1 font-semibold">{m.token_scopes()}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {programRights.map(scope => (
          <CheckboxField key={scope} label={scopeLabels[scope]()} value={scope} {...field} />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="mt-2 border-t border-line pt-2">
        <CheckboxField label={scopeLabels.write()} hint={m.token_write_hint()} value="write" {...field} />
      </div>
    </fieldset>
  )
}
