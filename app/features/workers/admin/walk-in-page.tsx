import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { choicesQuery } from '#app/features/applications/admin/queries.ts'
import { ReceiptCard, type StaffReceipt } from '#app/features/applications/admin/receipt-card.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load } from '#app/rendering/trpc.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WalkInForm } from './walk-in-form.tsx'

type Done = { id: string; receipt: StaffReceipt; name: string; phone: string }

export const loadWalkIn = () => load(choicesQuery())

/** The one form for somebody who comes to the office, and what they are given then. */
export function WalkInPage() {
  const [done, setDone] = useState<Done>()
  return (
    <>
      <p className="mb-3 print:hidden">
        <TextLink to="/admin/people">{m.people_title()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={done ? m.walk_in_done() : m.walk_in()}
        description={done ? m.application_read_out() : m.walk_in_lead()}
      />
      {done ? (
        <Card className="grid max-w-2xl grid-cols-1 gap-6">
          <h2 lang={languageOf(done.name)} className="font-sans text-xl wrap-anywhere">
            {done.name}
          </h2>
          <ReceiptCard receipt={done.receipt} phone={done.phone} />
          <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
            <Button asChild variant="accent">
              <Link to="/admin/workers/$id" params={{ id: done.id }}>
                {m.walk_in_open()}
              </Link>
            </Button>
            <Button variant="secondary" onClick={() => setDone(undefined)}>
              {m.walk_in_another()}
            </Button>
          </div>
        </Card>
      ) : (
        <WalkInForm
          onMade={(made, { name, phone }) => {
            setDone({ ...made, name, phone })
            window.scrollTo(0, 0)
            document.getElementById('content')?.focus()
          }}
        />
      )}
    </>
  )
}
