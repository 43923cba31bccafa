import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyLink } from '#app/editor/copy-link.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { locales } from '#i18n/paraglide/runtime.js'
import { isBegun, readLines } from '#server/features/demands/lines.shared.ts'
import { type AddedDemand, typedAddedDemand } from '#server/features/demands/schema.ts'
import { BLANK_LINE, DemandForm, type WrittenLine } from './demand-form.tsx'
import { demandsClient } from './demands-client.ts'

const route = getRouteApi('/admin/demands/add')
const staffRoute = getRouteApi('/admin')

type Enquiry = Outputs['enquiries']['byId']
type Receipt = Awaited<ReturnType<ReturnType<typeof demandsClient>['add']['mutate']>>

const enquiryQuery = (id: string) => trpc().enquiries.byId.queryOptions({ id })

/** Loads the message of which a demand is made, where there is one. */
export const loadAdd = (enquiry: string | undefined) => (enquiry ? load(enquiryQuery(enquiry)) : undefined)

/** The form that staff fill in for an employer who has called or written, and the link that they hand over then. */
export function AddPage() {
  const { enquiry } = route.useSearch()
  return enquiry ? <OfEnquiry id={enquiry} /> : <Add />
}

const OfEnquiry = ({ id }: { id: string }) => <Add enquiry={useSuspenseQuery(enquiryQuery(id)).data} />

function Add({ enquiry }: { enquiry?: Enquiry }) {
  const [receipt, setReceipt] = useState<Receipt & { email: string }>()
  const [written, setWritten] = useState(0)
  return (
    <>
      <p className="mb-3">
        {enquiry ? (
          <TextLink to="/admin/enquiries/$id" params={{ id: enquiry.id }}>
            {enquiry.lastName}
          </TextLink>
        ) : (
          <TextLink to="/admin/demands">{m.demands_all()}</TextLink>
        )}
      </p>
      <PageHeader
        variant="staff"
        title={receipt ? m.demand_added() : m.demand_write()}
        description={
          receipt
            ? m.demand_added_text()
            : enquiry
              ? m.demand_add_of({ reference: enquiry.reference })
              : m.demand_add_lead()
        }
      />
      {receipt ? (
        <Card className="grid max-w-2xl grid-cols-1 gap-5">
          <p className="font-semibold">{receipt.reference}</p>
          <CopyLink link={receipt.link} />
          {receipt.mail === 'sent' && <p>{m.demand_added_mailed({ email: receipt.email })}</p>}
          {receipt.mail === 'no server' && <p>{m.demand_added_unmailed()}</p>}
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <Button asChild variant="accent">
              <Link to="/admin/demands/$id" params={{ id: receipt.id }}>
                {m.demand_open()}
              </Link>
            </Button>
            {!enquiry && (
              <Button
                variant="ghost"
                onClick={() => {
                  setReceipt(undefined)
                  setWritten(written + 1)
                  document.getElementById('content')?.focus()
                }}
              >
                {m.demand_add_another()}
              </Button>
            )}
          </div>
        </Card>
      ) : (
        <AddForm key={written} enquiry={enquiry} onAdded={setReceipt} />
      )}
    </>
  )
}

function AddForm({
  enquiry,
  onAdded,
}: {
  enquiry: Enquiry | undefined
  onAdded: (receipt: Receipt & { email: string }) => void
}) {
  const { me } = staffRoute.useRouteContext()
  const once = useSendOnce()
  const form = useStaffForm({
    schema: typedAddedDemand,
    values: {
      company: '',
      registrationNo: '',
      country: '',
      city: '',
      contact: enquiry?.lastName ?? '',
      email: enquiry?.email ?? '',
      phone: enquiry?.phone ?? '',
      visaNo: '',
      attestedOn: '',
      startsOn: '',
      payers: {},
      message: enquiry?.message ?? '',
      language: (enquiry?.language as AddedDemand['language']) ?? 'en',
      isMailed: true,
      lines: linesOf(enquiry?.message ?? ''),
    },
    besides: { enquiry: enquiry?.id },
    send: input => once(input, sendKey => demandsClient().add.mutate({ ...input, sendKey })),
    done: () => m.demand_added(),
    onSaved(receipt) {
      onAdded({ ...receipt, email: form.getValues().email })
      window.scrollTo(0, 0)
      document.getElementById('content')?.focus()
    },
    keptAs: `${me.uid}:demand:add:${enquiry?.id ?? ''}`,
  })

  return (
    <DemandForm
      form={form}
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.demand_add_save()}
        </Button>
      }
    >
      <SelectField label={m.demand_language()} className="max-w-64" {...form.field('language')}>
        {locales.map(locale => (
          <option key={locale} value={locale} lang={locale}>
            {__LANGUAGE_NAMES__[locale] ?? locale}
          </option>
        ))}
      </SelectField>
      <CheckboxField label={m.demand_mail_link()} {...form.field('isMailed')} />
    </DemandForm>
  )
}

/** The posts that a message says line by line, as a pasted table does; one to fill in where it says none. */
function linesOf(message: string): WrittenLine[] {
  const said = readLines(message).lines.filter(({ trade, number }) => trade && number)
  const lines = said.filter(isBegun).map(line => ({ ...BLANK_LINE, ...line }))
  return lines.length > 0 ? lines : [BLANK_LINE]
}
