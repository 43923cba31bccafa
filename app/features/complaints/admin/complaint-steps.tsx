import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ListSteps } from '#app/list/list-steps.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ComplaintsSearch, filterOf } from './complaints-search.ts'

type Props = { id: string; search: ComplaintsSearch }

const neighboursQuery = ({ id, search }: Props) =>
  trpc().complaints.neighbours.queryOptions({ id, filter: filterOf(search) })

/** The way back to the list, and to what is before and after in it. */
export function ComplaintSteps(props: Props) {
  const { data } = useQuery(neighboursQuery(props))
  const { search } = props
  return (
    <ListSteps
      label={m.complaints_title()}
      back={
        <TextLink to="/admin/complaints" search={search}>
          {m.complaints_all()}
        </TextLink>
      }
      renderLink={(id, icon) => (
        <Link to="/admin/complaints/$id" params={{ id }} search={search}>
          {icon}
        </Link>
      )}
      neighbours={data}
      previous={m.complaint_previous()}
      next={m.complaint_next()}
    />
  )
}

/** After one is done: the next that waits for an officer. */
export function NextOpen(props: Props) {
  const { data } = useQuery(neighboursQuery(props))
  if (!data) return null
  if (!data.nextOpen) return <p className="self-center text-sm text-muted">{m.complaint_none_open()}</p>
  return (
    <Button asChild>
      <Link to="/admin/complaints/$id" params={{ id: data.nextOpen }} search={props.search}>
        {m.complaint_next_open()}
        <ChevronRight aria-hidden="true" />
      </Link>
    </Button>
  )
}
