import { Button } from '@agency/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Enquiry = { id: string }

const madeQuery = ({ id }: Enquiry) => trpc().demands.ofEnquiry.queryOptions({ id })

export const loadPart = (enquiry: Enquiry) => load(madeQuery(enquiry))

/** Makes a demand of a message, with what it says filled in; or leads to the one that was made. */
export function Part(enquiry: Enquiry) {
  const { data: made } = useQuery(madeQuery(enquiry))
  // not loaded ahead for a pointer that passes over: the message may be deleted meanwhile
  return (
    <Button asChild variant="secondary">
      {made ? (
        <Link to="/admin/demands/$id" params={{ id: made.id }}>
          <Handshake aria-hidden="true" />
          {m.demand_enquiry_made({ reference: made.reference })}
        </Link>
      ) : (
        <Link to="/admin/demands/add" search={{ enquiry: enquiry.id }} preload={false}>
          <Handshake aria-hidden="true" />
          {m.demand_from_enquiry()}
        </Link>
      )}
    </Button>
  )
}
