import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load } from '#app/rendering/trpc.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { sourceLabels } from '#server/features/applications/stages/states.shared.ts'
import { addInput } from '#server/features/applications/work-schema.ts'
import { ApplicantForm, BLANK } from './applicant-form.tsx'
import { applicationsClient } from './applications-client.ts'
import { ReceiptCard, type StaffReceipt } from './receipt-card.tsx'
import { choicesQuery } from './queries.ts'

const staffRoute = getRouteApi('/admin')

const addedInput = addInput.omit({ sendKey: true })
type Added = z.output<typeof addedInput>
type Given = Pick<Added, 'source' | 'language'>
type Done = { receipt: StaffReceipt & { id: string }; phone: string; given: Given }

export const loadAdd = () => load(choicesQuery())

/** The form that staff fill in for somebody who calls or comes to the office, and what they read out then. */
export function AddPage() {
  const [done, setDone] = useState<Done>()
  const [given, setGiven] = useState<Given>({ source: 'telephone', language: 'bn' }) // as for the one before
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
        <Card className="grid max-w-2xl grid-cols-1 gap-6">
          <ReceiptCard receipt={done.receipt} phone={done.phone} />
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
        <AddForm
          given={given}
          onAdded={added => {
            setGiven(added.given)
            setDone(added)
          }}
        />
      )}
    </>
  )
}

function AddForm({ given, onAdded }: { given: Given; onAdded: (done: Done) => void }) {
  const { me } = staffRoute.useRouteContext()
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const once = useSendOnce()
  const form = useStaffForm({
    schema: addedInput,
    values: { ...BLANK, ...given },
    send: input => once(input, sendKey => applicationsClient().add.mutate({ ...input, sendKey })),
    done: () => m.application_added(),
    onSaved(receipt, { phone, source, language }) {
      onAdded({ receipt, phone, given: { source, language } })
      window.scrollTo(0, 0)
      document.getElementById('content')?.focus()
    },
    keptAs: `${me.uid}:application:add`,
  })

  return (
    <ApplicantForm
      form={form}
      vacancies={choices.vacancies.filter(({ isOpen }) => isOpen)}
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.application_add_save()}
        </Button>
      }
    >
      <RadioGroup
        legend={m.application_source()}
        variant="row"
        {...form.radios('source')}
        options={(['telephone', 'office'] as const).map(value => ({ value, label: sourceLabels[value]() }))}
      />
      <SelectField label={m.application_language()} hint={m.application_language_hint()} {...form.field('language')}>
        {wholeLocales.map(locale => (
          <option key={locale} value={locale} lang={locale}>
            {__LANGUAGE_NAMES__[locale] ?? locale}
          </option>
        ))}
      </SelectField>
    </ApplicantForm>
  )
}
