import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { toast } from '@agency/ui/Toasts'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatDate } from '#i18n/format.ts'
import { pageHead } from '#app/layouts/head.ts'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { companyName } from '#app/features/companies/company.ts'
import { telephoneLink } from '#i18n/agency.ts'
import { useTRPC, useTRPCClient } from '#app/rendering/trpc.ts'
import { useSession } from '#app/layouts/admin/session.tsx'

export const Route = createFileRoute('/admin/enquiries/$id')({
  loader: async ({ params }) => {
    const { readFailure, trpcClient } = await import('#app/rendering/trpc.ts')
    try {
      return await trpcClient().enquiries.byId.query({ id: params.id })
    } catch (error) {
      throw readFailure(error).code === 'NOT_FOUND' ? notFound() : error
    }
  },
  gcTime: 0,
  head: ({ loaderData }) =>
    pageHead(loaderData ? m.enquiry_title({ reference: loaderData.reference }) : m.enquiries_title()),
  component: Enquiry,
  errorComponent: Missing,
  notFoundComponent: Missing,
})

function Enquiry() {
  const { id, reference, lastName, email, phone, company, message, createdAt, replySubject, isRead, isHandled } =
    Route.useLoaderData()
  const router = useRouter()
  const trpc = useTRPC()
  const { enquiries } = useTRPCClient()
  const { keepSession, isAsking: session } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { mutate: markRead } = useMutation(trpc.enquiries.markRead.mutationOptions())
  useEffect(() => {
    if (!isRead) markRead({ id })
  }, [id, isRead, markRead])
  const failed = () => {
    toast.error(m.enquiry_change_failed())
  }
  const handle = useMutation({
    mutationFn: (isHandled: boolean) => keepSession(() => enquiries.setHandled.mutate({ id, isHandled })),
    onSuccess: () => router.invalidate(),
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: () =>
      keepSession(() => enquiries.delete.mutate({ id }), { text: m.session_delete_text(), button: m.session_delete() }),
    async onSuccess() {
      toast.success(m.enquiry_deleted())
      await router.navigate({ to: '/admin/enquiries' })
      document.getElementById('content')?.focus()
    },
    onError: () => {
      setAsking(false)
      failed()
    },
  })
  const date = formatDate(createdAt, { dateStyle: 'full', timeStyle: 'short' })
  const reply =
    email &&
    `mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: replySubject, body: `\n\n${message.replace(/^/gm, '> ')}` }).toString().replaceAll('+', '%20')}`
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
        lead={date}
        actions={isHandled ? <Badge variant="success">{m.enquiry_handled()}</Badge> : undefined}
      />
      <Card className="max-w-text">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{m.enquiry_from()}</dt>
          <dd className="wrap-anywhere">{lastName}</dd>
          {email && (
            <>
              <dt className="text-muted">{m.field_email()}</dt>
              <dd className="wrap-anywhere">
                <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
                  <MailAddress email={email} />
                </a>
              </dd>
            </>
          )}
          {phone && (
            <>
              <dt className="text-muted">{m.contact_phone()}</dt>
              <dd>
                <a className={link} href={telephoneLink(phone)}>
                  {phone}
                </a>
              </dd>
            </>
          )}
          <dt className="text-muted">{m.enquiry_company()}</dt>
          <dd>{companyName(company)}</dd>
        </dl>
        <p className="mt-6 border-t border-line pt-6 whitespace-pre-line wrap-anywhere">{message}</p>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        {reply && (
          <Button asChild variant="accent">
            <a href={reply}>{m.enquiry_reply()}</a>
          </Button>
        )}
        {phone && (
          <Button asChild variant={reply ? 'secondary' : 'accent'}>
            <a href={telephoneLink(phone)}>{m.enquiry_call({ phone })}</a>
          </Button>
        )}
        <Button variant="secondary" busy={handle.isPending} onClick={() => handle.mutate(!isHandled)}>
          {isHandled ? m.enquiry_unhandle() : m.enquiry_handle()}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {m.manage_delete()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking && !session}
        onOpenChange={setAsking}
        title={m.delete_title()}
        description={m.delete_text()}
        confirmLabel={m.delete_confirm()}
        cancelLabel={m.cancel()}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function Missing() {
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
