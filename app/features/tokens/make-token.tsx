import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { FieldError } from '@agency/ui/Field'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextField } from '@agency/ui/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { DayField } from '#app/editor/day-field.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import { Proof } from '#app/features/accounts/admin/proof.tsx'
import { trpcClient } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { endDays, lifetimes, newTokenInput, scopeLabels, TOKEN_NAME_MAX } from '#server/features/tokens/schema.ts'
import { isRightUsed, programRights } from '#server/permissions.ts'
import type { Made } from './made-token.tsx'

type Props = { onMade: (made: Made) => void }

/** Makes a token with the owner's password or passkey. */
export function MakeToken({ onMade }: Props) {
  const form = useStaffForm({
    schema: newTokenInput,
    values: { name: '', scopes: [], lasts: '90', until: '', currentPassword: '' },
    send: async choice => onMade({ name: choice.name, token: await trpcClient().tokens.make.mutate(choice) }),
  })
  const lasts = form.watch('lasts')
  return (
    <AccountSection title={m.token_make_title()} text={m.token_make_text()}>
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.token_make()}
          </Button>
        }
      >
        <TextField
          label={m.token_name()}
          hint={m.token_name_hint()}
          autoComplete="off"
          required
          maxLength={TOKEN_NAME_MAX}
          {...form.field('name')}
        />
        <ScopeChoice {...form.field('scopes')} />
        <RadioGroup
          legend={m.token_lasts()}
          value={lasts}
          {...form.held('lasts')}
          options={lifetimes.map(value => ({
            value,
            label: value === 'date' ? m.token_until_day() : m.token_days({ days: formatNumber(Number(value)) }),
          }))}
          onValueChange={given => {
            const lifetime = lifetimes.find(each => each === given)
            if (lifetime) form.set('lasts', lifetime)
          }}
        />
        {lasts === 'date' && (
          <DayField key={form.saved} label={m.token_until()} required days={endDays} {...form.field('until')} />
        )}
        <Proof {...form.field('currentPassword')} />
      </AccountForm>
    </AccountSection>
  )
}

/** What the program may see, and whether it may change that, too. */
function ScopeChoice({ id, error, ...field }: UseFormRegisterReturn & { id: string; error: string | undefined }) {
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`} className="grid min-w-0">
      <legend className="mb-1 font-semibold">{m.token_scopes()}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {programRights.filter(isRightUsed).map(scope => (
          <CheckboxField key={scope} label={scopeLabels[scope]()} value={scope} {...field} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-2 border-t border-line pt-2">
        <CheckboxField label={scopeLabels.write()} hint={m.token_write_hint()} value="write" {...field} />
      </div>
    </fieldset>
  )
}
