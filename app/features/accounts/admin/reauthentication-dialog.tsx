import { Button } from '@agency/ui/Button'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { type StaffFormOf, type Typed, useStaffForm } from '#app/editor/use-staff-form.ts'
import { AccountForm } from '#app/layouts/admin/account-section.tsx'
import type { z } from '#i18n/zod.ts'
import { leaveInput } from '#server/features/accounts/schema.ts'
import { Proof } from './proof.tsx'

type Proven = { currentPassword?: string | undefined }

type Props<In extends Proven, Out> = {
  title: string
  text?: string
  button: string
  variant?: ComponentProps<typeof Button>['variant']
  open: boolean
  onClose: () => void
  /** What is asked besides the proof: its rules, what its fields begin with, and the fields. */
  schema: z.ZodType<Out, In>
  values: Typed<Omit<In, 'currentPassword'>>
  renderFields?: (form: StaffFormOf<In>) => ReactNode
  save: (given: Out) => Promise<unknown>
  done?: (given: Out) => string
}

/** A change that could hand an account over: needs the current password again, or a passkey. */
export function ReauthenticationDialog(props: Omit<Props<Proven, Proven>, 'schema' | 'values' | 'renderFields'>) {
  return <ProvenDialog schema={leaveInput} values={{}} {...props} />
}

/** The same for a change that asks for more than the proof. */
export function ProvenDialog<In extends Proven, Out>({ open, ...props }: Props<In, Out>) {
  return open && <Opened {...props} />
}

function Opened<In extends Proven, Out>({
  button,
  variant = 'primary',
  text,
  schema,
  values,
  renderFields,
  save,
  done,
  ...dialog
}: Omit<Props<In, Out>, 'open'>) {
  const form = useStaffForm<In, Out, unknown>({
    schema,
    values: { ...values, currentPassword: '' } as Typed<In>,
    send: save,
    done: (_, given) => done?.(given),
    onSaved: () => undefined, // it has closed by then
  })
  return (
    <FormDialog open description={text} size="sm" {...dialog}>
      <AccountForm
        form={form}
        actions={
          <Button type="submit" variant={variant} busy={form.isBusy} className="justify-self-start">
            {button}
          </Button>
        }
      >
        {renderFields?.(form)}
        <Proof {...form.field('currentPassword')} />
      </AccountForm>
    </FormDialog>
  )
}
