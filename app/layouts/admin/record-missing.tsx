import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Link } from '@tanstack/react-router'

type Props = {
  /** The heading of the page. */
  title: string
  /** A sentence that is true of a record that was deleted and of one that never was. */
  message: string
  /** Where the others are, and what that page is called. */
  to: string
  label: string
}

/** A staff page for a record that is not there: another try would not bring it, the list of the others may help. */
export function RecordMissing({ title, message, to, label }: Props) {
  return (
    <>
      <PageHeader variant="staff" title={title} />
      <ErrorState
        title={message}
        actions={
          <Button asChild>
            <Link to={to}>{label}</Link>
          </Button>
        }
      />
    </>
  )
}
