import type { Column } from '@agency/ui/DataTable'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Subject, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import type { EnquiriesSearch } from './enquiries-search.ts'
import type { EnquiryRow } from './queries.ts'
import { EnquiryState } from './state-badge.tsx'

/** Enquiries, each with a link to its page, which keeps the list for what is next. */
export const enquiryColumns = (search: EnquiriesSearch): Column<EnquiryRow>[] => [
  {
    title: m.enquiry_from(),
    cell: ({ id, lastName, email, phone, reference, message, state }) => (
      <>
        <Link
          to="/admin/enquiries/$id"
          params={{ id }}
          search={search}
          data-edit={id}
          onClick={() => rememberOpened(id)}
          className={`${standaloneLink} ${state === 'new' ? '' : 'font-normal!'} -my-2.5`}
        >
          {lastName}
        </Link>
        <span className="block text-sm text-muted">
          {email ?? phone} <span data-narrow>· {reference}</span>
        </span>
        <span className="line-clamp-1 text-sm">{message}</span>
      </>
    ),
  },
  {
    title: m.application_reference(),
    className: 'max-lg:hidden! lg:w-28',
    cell: ({ reference }) => reference,
  },
  {
    title: m.enquiry_subject(),
    className: 'lg:w-40',
    cell: ({ subject, companyName }) => (
      <>
        <span className="text-sm sm:block sm:text-base">
          {subjectLabels[subject as Subject]?.() ?? m.subject_none()}
        </span>
        <span className="text-sm text-muted max-sm:before:content-['_·_'] sm:block">{companyName}</span>
      </>
    ),
  },
  {
    title: m.enquiry_received(),
    orders: { ascending: 'oldest', descending: 'newest' },
    className: 'lg:w-40',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-sm">
        {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    ),
  },
  {
    title: m.enquiry_state(),
    className: 'lg:w-32',
    cell: ({ state, assignee }) => (
      <>
        <EnquiryState state={state} />
        {assignee && <span className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">{assignee}</span>}
      </>
    ),
  },
]
