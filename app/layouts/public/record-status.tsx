import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { Spinner } from '@agency/ui/Spinner'
import { StatusPage } from '@agency/ui/StatusPage'
import type { ReactElement, ReactNode } from 'react'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** While the page of a record is loading. */
export function RecordPending({ label }: { label: string }) {
  return (
    <Section space="sm" className="min-h-dvh">
      <Spinner label={label} />
    </Section>
  )
}

/** When the page of a record could not be loaded. */
export function RecordFailed({ title }: { title: string }) {
  return <StatusPage role="alert" title={title} description={m.load_failed_text()} actions={<RetryButton />} />
}

/** For the address of a record that does not exist, with a link to the list of all. */
export function RecordNotFound({ link, ...texts }: { title: ReactNode; description: string; link: ReactElement }) {
  return <StatusPage code={formatNumber(404)} {...texts} actions={<Button asChild>{link}</Button>} />
}
