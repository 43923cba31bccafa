import { Link } from '@tanstack/react-router'
import { AssigneeName, NextTask, OverdueBadge, WorkLine } from '#app/features/work/admin/work-cells.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { WrittenPhoneLink } from '#app/list/phone-line.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Subject, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import type { EnquiriesSearch } from './enquiries-search.ts'
import type { EnquiryRow } from './queries.ts'
import { EnquiryState } from './state-badge.tsx'

const WORDS = { className: 'max-xl:hidden!' }

/** Enquiries, each with a link to its page, which keeps the list for what is next. */
export const enquiryColumns = (search: EnquiriesSearch): ListColumn<EnquiryRow>[] => [
  {
    id: 'from',
    isFixed: true,
    title: m.enquiry_from(),
    takesRest: true,
    cell: ({ id, lastName, email, phone, reference, message, state, ...work }) => (
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
          {email ?? <span data-narrow>{phone}</span>} <span data-narrow>· {reference}</span>
        </span>
        <span className="line-clamp-1 text-sm">{message}</span>
        <WorkLine assigneeId={null} assignee={null} task={work.task} />
        <OverdueBadge {...work} />
      </>
    ),
  },
  {
    id: 'phone',
    title: m.contact_phone(),
    className: 'max-xl:hidden!',
    cell: ({ phone }) =>
      phone && (
        <span>
          <WrittenPhoneLink phone={phone} />
        </span>
      ),
  },
  {
    id: 'reference',
    title: m.record_reference(),
    className: 'max-[88rem]:hidden!',
    cell: ({ reference }) => reference,
  },
  {
    id: 'subject',
    title: m.enquiry_subject(),
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
    id: 'received',
    title: m.state_received(),
    orders: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-sm">
        {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    ),
  },
  {
    id: 'state',
    title: m.record_state(),
    cell: ({ state, ...work }) => (
      <>
        <EnquiryState state={state} />
        {work.assignee !== null && (
          <span className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">
            <AssigneeName {...work} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'contact',
    isExtra: true,
    title: m.group_contact(),
    ...WORDS,
    cell: ({ email, phone }) => email ?? phone,
  },
  { id: 'company', isExtra: true, title: m.enquiry_company(), ...WORDS, cell: ({ companyName }) => companyName },
  { id: 'assignee', isExtra: true, title: m.enquiry_assignee(), ...WORDS, cell: row => <AssigneeName {...row} /> },
  { id: 'task', isExtra: true, title: m.todo_next(), ...WORDS, cell: ({ task }) => <NextTask task={task} /> },
]
