import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useRef } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { closingInput } from '#server/features/vacancies/closing-schema.ts'
import { vacancyFields } from '#server/features/vacancies/schema.ts'
import type { VacancyRow } from './vacancy-columns.tsx'

type Props = { vacancy: VacancyRow | undefined; onClose: () => void }

/**
 * Closes a vacancy before its last day, as its form does; a toast offers Undo. It is for one without a draft, which
 * would be published with it.
 */
export function CloseVacancy({ vacancy, onClose }: Props) {
  const isDone = useRef(false)
  return (
    <FormDialog
      open={vacancy !== undefined}
      onClose={() => {
        isDone.current = false
        onClose()
      }}
      title={m.vacancy_close({ title: vacancy ? titleOf(vacancy) : '' })}
      description={m.vacancy_closed_hint()}
      size="sm"
      focusAfter={() => (isDone.current ? document.querySelector<HTMLElement>('[data-list-status]') : undefined)}
    >
      {vacancy && (
        <CloseForm
          vacancy={vacancy}
          onDone={() => {
            isDone.current = true // its button has gone
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}

const titleOf = ({ data }: VacancyRow) => contentTypes.vacancies!.title(data).children

function CloseForm({ vacancy, onDone }: { vacancy: VacancyRow; onDone: () => void }) {
  const { _id, data, newest } = vacancy
  const seen = useRef(newest)
  const change = async (changed: object) => {
    const version = { feature: 'vacancies', _id, seen: seen.current, data: { ...data, ...changed } }
    seen.current = (await trpcClient().content.publish.mutate(version)).newest
  }
  const form = useStaffForm({
    schema: closingInput,
    values: { closedReason: '', closedReasonBn: '' },
    send: reasons => change({ isClosed: true, ...reasons }),
    done: () => m.vacancy_close_done({ title: titleOf(vacancy) }),
    undo: () => change({}),
    onSaved: onDone,
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.vacancy_close_now()}
        </Button>
      }
    >
      {reasonsFor(getLocale()).map(([name, lang, label], n) => (
        <TextField
          key={name}
          label={label()}
          lang={lang}
          required={n === 0}
          maxLength={vacancyFields.closedReason.max}
          {...form.field(name)}
        />
      ))}
    </StaffForm>
  )
}

/** One is enough: first that in the language of the staff. */
function reasonsFor(locale: Locale) {
  const english = ['closedReason', 'en', m.vacancy_closed_reason_english] as const
  const bangla = ['closedReasonBn', 'bn', vacancyFields.closedReasonBn.label] as const
  return locale === 'bn' ? [bangla, english] : [english, bangla]
}
