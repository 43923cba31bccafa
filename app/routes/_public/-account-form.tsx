import { Alert } from '@agency/ui/Alert'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

type Props = { title: string; lead: string; problem?: string; onSubmit: (event: React.FormEvent) => void; children: ReactNode; after: ReactNode }

/** The frame of sign-up and login. Fields wait for the page's script, so that nothing typed early is lost or sent in an address. */
export function AccountForm({ title, lead, problem, onSubmit, children, after }: Props) {
  const isReady = useHydrated()
  return (
    <Section space="none" width="form" className="pb-20 *:mx-auto sm:pb-28">
      <PageHeader title={title} lead={lead} />
      <Card className="sm:p-8">
        <form noValidate method="post" onSubmit={onSubmit}>
          <noscript><Alert variant="info" title={m.needs_script()} className="mb-6" /></noscript>
          {problem && <Alert variant="danger" title={problem} className="mb-6" />}
          <fieldset disabled={!isReady} className="grid gap-6">{children}</fieldset>
        </form>
      </Card>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">{after}</div>
    </Section>
  )
}
