import { Badge } from '@agency/ui/Badge'
import { Cell, Row } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import { companyName } from '#server/features/companies/schema.ts'
import { link } from '#app/layouts/link-style.ts'
import { ListTable } from '#app/list/list-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type Enquiries = Outputs['enquiries']['list']['enquiries']

const hiddenOnPhones = 'max-sm:hidden'

/** Enquiries, newest first, each a link to its page. */
export function EnquiriesTable({ enquiries }: { enquiries: Enquiries }) {
  return (
    <ListTable
      label={m.enquiries_title()}
      columns={[
        m.enquiry_from(),
        { title: m.enquiry_company(), className: hiddenOnPhones },
        m.enquiry_received(),
        m.enquiry_state(),
      ]}
    >
      {enquiries.map(({ id, lastName, email, phone, company, createdAt, isRead, isHandled, reference }) => (
        <Row key={id}>
          <Cell>
            <Link
              to="/admin/enquiries/$id"
              params={{ id }}
              className={`${link} -my-2.5 inline-flex min-h-11 items-center`}
            >
              {lastName}
            </Link>
            <span className="block text-sm text-muted">
              {email ?? phone} · {reference}
            </span>
          </Cell>
          <Cell className={hiddenOnPhones}>{companyName(company)}</Cell>
          <Cell>
            <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </Cell>
          <Cell>
            <State isRead={isRead} isHandled={isHandled} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  )
}

function State({ isRead, isHandled }: Pick<Enquiries[number], 'isRead' | 'isHandled'>) {
  if (isHandled) return <Badge variant="success">{m.enquiry_handled()}</Badge>
  return isRead ? <Badge>{m.enquiry_read()}</Badge> : <Badge variant="accent">{m.enquiry_unread()}</Badge>
}
