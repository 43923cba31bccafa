import { Alert } from '@agency/ui/Alert'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import type { FormEvent, ReactNode } from 'react'

type Props = { title: string; lead: string; problem: string | undefined; onSubmit: (event: FormEvent<HTMLFormElement>) => void; children: ReactNode; after: ReactNode }

/** The frame of sign-up and login. Without scripts the form is posted to the page's own address. */
export function AccountForm({ title, lead, problem, onSubmit, children, after }: Props) {
  return (
    <Section space="none" width="form" className="pb-20 *:mx-auto sm:pb-28">
      <PageHeader title={title} lead={lead} />
      <Card className="sm:p-8">
        <form noValidate method="post" onSubmit={onSubmit} className="grid gap-6">
          <div role="alert" className="empty:hidden">{problem && <Alert variant="danger" title={problem} />}</div>
          {children}
        </form>
      </Card>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">{after}</div>
    </Section>
  )
}
