import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { APPLICATION_FIELDS, ApplicationFields } from '#app/features/applications/application-fields.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type ApplicationInput, applicationInput } from '#server/features/applications/schema.ts'

/** The fields of the form as they were typed. */
export type FormTexts = Partial<Record<string, string>>
type Props = {
  values: FormTexts
  onTyped?: (values: FormTexts) => void
  vacancies: { id: string; name: string }[]
  saveLabel: string
  isPending: boolean
  onSave: (input: ApplicationInput) => void
  /** What is asked besides. */
  children?: ReactNode
}

/** The public form as staff fill it in or correct it. */
export function ApplicantForm({ values, onTyped, vacancies, saveLabel, isPending, onSave, children }: Props) {
  const isHydrated = useHydrated()
  const [errors, setErrors] = useState<FormTexts>({})
  const form = useRef<HTMLFormElement>(null)

  function save() {
    const { data, error } = applicationInput.safeParse(textsOf(form.current))
    const found: FormTexts = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[String(path[0])] = message
    setErrors(found)
    const first = ['vacancy', ...APPLICATION_FIELDS].find(name => found[name])
    if (data) onSave(data)
    else if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form
      key={String(isHydrated)}
      ref={form}
      noValidate
      className="grid max-w-2xl gap-6"
      onInput={() => onTyped?.(textsOf(form.current))}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {/* nothing is typed that would go with the page */}
      <fieldset disabled={isPending} className="grid min-w-0 gap-6">
        {children}
        <SelectField
          name="vacancy"
          label={m.application_job()}
          defaultValue={values.vacancy ?? ''}
          error={errors.vacancy}
        >
          <option value="">{m.application_any_job()}</option>
          {vacancies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ApplicationFields values={values} errors={errors} isForOthers />
      </fieldset>
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {saveLabel}
      </Button>
    </form>
  )
}

function textsOf(form: HTMLFormElement | null): FormTexts {
  if (!form) return {}
  const names = new Set<string>(['vacancy', ...APPLICATION_FIELDS])
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (names.has(name) ? [[name, String(value)]] : [])),
  )
}
