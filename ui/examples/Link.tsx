import { Link } from '@agency/ui/Link'

export function Example() {
  return (
    <p>
      Everything is public: <Link href="#licence">Licence and fees</Link>, and the{' '}
      <Link href="https://www.bmet.gov.bd" target="_blank" labels={{ newWindow: '(opens a new window)' }}>
        register of the ministry
      </Link>
      .
    </p>
  )
}
