import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { load, readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { EnquiryActions } from './enquiry-actions.tsx'
import { EnquiryText } from './enquiry-text.tsx'

const route = getRouteApi('/admin/enquiries/$id')

const enquiryQuery = (id: string) => trpc().enquiries.byId.queryOptions({ id })

/** Loads one enquiry, and gives what the page's title names. */
export async function loadEnquiry(id: string): Promise<{ reference: string }> {
  try {
    const { reference } = await load(enquiryQuery(id))
    return { reference }
  } catch (error) {
    throw readFailure(error).code === 'NOT_FOUND' ? notFound() : error
  }
}

export function EnquiryPage() {
  const { data: enquiry } = useSuspenseQuery(enquiryQuery(route.useParams().id))
  const { id, reference, createdAt, isRead, isHandled } = enquiry
  const { mutate: markRead } = useMutation(trpc().enquiries.markRead.mutationOptions())
  useEffect(() => {
    if (!isRead) markRead({ id })
  }, [id, isRead, markRead])
  return (
    <>
      <p className="mb-4">
        <Link to="/admin/enquiries" className={link}>
          {m.enquiries_all()}
        </Link>
      </p>
      <PageHeader
        variant="staff"
        title={m.enquiry_title({ reference })}
        lead={formatDate(createdAt, { dateStyle: 'full', timeStyle: 'short' })}
        actions={isHandled ? <Badge variant="success">{m.enquiry_handled()}</Badge> : undefined}
      />
      <EnquiryText {...enquiry} />
      <EnquiryActions {...enquiry} />
    </>
  )
}

export function EnquiryMissing() {
  return (
    <>
      <PageHeader variant="staff" title={m.enquiries_title()} />
      <ErrorState
        title={m.enquiry_missing()}
        action={
          <Button asChild>
            <Link to="/admin/enquiries">{m.enquiries_all()}</Link>
          </Button>
        }
      />
    </>
  )
}
