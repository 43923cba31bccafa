import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useTypedText } from '#app/editor/use-typed-text.ts'
import { load, newKey } from '#app/rendering/trpc.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { ApplicationInput } from '#server/features/applications/schema.ts'
import { type Source, sourceLabels } from '#server/features/applications/stages/states.shared.ts'
import { type FormTexts, ApplicantForm } from './applicant-form.tsx'
import { applicationsClient } from './applications-client.ts'
import { ReceiptCard, type StaffReceipt } from './receipt-card.tsx'
import { choicesQuery } from './queries.ts'

const staffRoute = getRouteApi('/admin')

type Given = { source: Exclude<Source, 'website'>; language: Locale }
type Done = { receipt: StaffReceipt & { id: string }; phone: string }

export const loadAdd = () => load(choicesQuery())

/** The form that staff fill in for somebody who calls or comes to the office, and what they read out then. */
export function AddPage() {
  const { me } = staffRoute.useRouteContext()
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const [typed, setTyped, settle] = useTypedText<FormTexts>(`${me.uid}:application:add`, {})
  const [given, setGiven] = useState<Given>({ source: 'telephone', language: 'bn' })
  const [done, setDone] = useState<Done>()
  const sent = useRef({ key: newKey(), words: '' })
  const { run, isPending } = useStaffAction()

  async function add(input: ApplicationInput) {
    const words = JSON.stringify([input, given])
    if (sent.current.words !== words) sent.current = { key: newKey(), words }
    const isAdded = await run(
      async () => {
        const receipt = await applicationsClient().add.mutate({ ...input, ...given, sendKey: sent.current.key })
        setDone({ receipt, phone: input.phone })
      },
      { done: m.application_added() },
    )
    if (!isAdded) return
    settle(typed, {})
    sent.current = { key: newKey(), words: '' }
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus()
  }

  return (
    <>
      <p className="mb-3 print:hidden">
        <TextLink to="/admin/applications">{m.applications_all()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={done ? m.application_added() : m.application_add()}
        description={done ? m.application_read_out() : m.application_add_lead()}
      />
      {done ? (
        <Card className="grid max-w-2xl gap-6">
          <ReceiptCard {...done} />
          <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
            <Button variant="accent" onClick={() => setDone(undefined)}>
              {m.application_add_another()}
            </Button>
            <Button asChild variant="ghost">
              <Link to="/admin/applications/$id" params={{ id: done.receipt.id }}>
                {m.application_open()}
              </Link>
            </Button>
          </div>
        </Card>
      ) : (
        <ApplicantForm
          values={typed}
          onTyped={setTyped}
          vacancies={choices.vacancies.filter(({ isOpen }) => isOpen)}
          saveLabel={m.application_add_save()}
          isPending={isPending}
          onSave={input => void add(input)}
        >
          <RadioGroup
            name="source"
            legend={m.application_source()}
            variant="row"
            value={given.source}
            onValueChange={source => setGiven({ ...given, source: source as Given['source'] })}
            options={(['telephone', 'office'] as const).map(value => ({ value, label: sourceLabels[value]() }))}
          />
          <SelectField
            label={m.application_language()}
            hint={m.application_language_hint()}
            value={given.language}
            onChange={({ target }) => setGiven({ ...given, language: target.value as Locale })}
          >
            {wholeLocales.map(locale => (
              <option key={locale} value={locale} lang={locale}>
                {__LANGUAGE_NAMES__[locale] ?? locale}
              </option>
            ))}
          </SelectField>
        </ApplicantForm>
      )}
    </>
  )
}
