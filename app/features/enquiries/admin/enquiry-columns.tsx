import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import type { Column } from '#app/list/record-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyName } from '#server/features/companies/schema.ts'

type Enquiry = Outputs['enquiries']['list']['rows'][number]

/** Enquiries, newest first, each with a link to its page. */
export const enquiryColumns = (): Column<Enquiry>[] => [
  {
    title: m.enquiry_from(),
    cell: ({ id, lastName, email, phone, reference }) => (
      <>
        <Link to="/admin/enquiries/$id" params={{ id }} className={`${link} -my-2.5 inline-flex min-h-11 items-center`}>
          {lastName}
        </Link>
        <span className="block text-sm text-muted">
          {email ?? phone} · {reference}
        </span>
      </>
    ),
  },
  { title: m.enquiry_company(), cell: ({ company }) => companyName(company) },
  {
    title: m.enquiry_received(),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    ),
  },
  { title: m.enquiry_state(), cell: enquiry => <State {...enquiry} /> },
]

function State({ isRead, isHandled }: Pick<Enquiry, 'isRead' | 'isHandled'>) {
  if (isHandled) return <Badge variant="success">{m.enquiry_handled()}</Badge>
  return isRead ? <Badge>{m.enquiry_read()}</Badge> : <Badge variant="accent">{m.enquiry_unread()}</Badge>
}
