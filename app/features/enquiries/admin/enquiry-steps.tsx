import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ListSteps } from '#app/list/list-steps.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type EnquiriesSearch, filterOf } from './enquiries-search.ts'

type Props = { id: string; search: EnquiriesSearch }

/** What is before and after a message in its list, and the next that waits for an answer. */
export const neighboursQuery = ({ id, search }: Props) =>
  trpc().enquiries.neighbours.queryOptions({ id, filter: filterOf(search) })

/** The way back to the list, and to what is before and after in it. */
export function EnquirySteps(props: Props) {
  const { data } = useQuery(neighboursQuery(props))
  const { search } = props
  return (
    <ListSteps
      label={m.enquiries_title()}
      back={
        <TextLink to="/admin/enquiries" search={search}>
          {m.enquiries_all()}
        </TextLink>
      }
      renderLink={(id, icon) => (
        <Link to="/admin/enquiries/$id" params={{ id }} search={search}>
          {icon}
        </Link>
      )}
      neighbours={data}
      previous={m.enquiry_previous()}
      next={m.enquiry_next()}
    />
  )
}

/** After one is done: the next that waits for an answer. */
export function NextOpen(props: Props) {
  const { data } = useQuery(neighboursQuery(props))
  if (!data) return null
  if (!data.nextOpen) return <p className="self-center text-sm text-muted">{m.enquiry_none_open()}</p>
  return (
    <Button asChild>
      <Link to="/admin/enquiries/$id" params={{ id: data.nextOpen }} search={props.search}>
        {m.enquiry_next_open()}
        <ChevronRight aria-hidden="true" />
      </Link>
    </Button>
  )
}
