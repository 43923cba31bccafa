import { Alert } from '@agency/ui/Alert'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import type { ReactNode } from 'react'
import type { VisitorForm } from '#app/rendering/visitor-form.ts'

type FrameProps = { title: string; lead?: ReactNode; children: ReactNode; after?: ReactNode }

/** The frame of every page that has to do with getting into an account. */
export function AccountFrame({ title, lead, children, after }: FrameProps) {
  return (
    <Section space="none" width="form" className="pb-8 *:mx-auto sm:pb-12">
      <PageHeader title={title} description={lead} />
      <Card padding="lg" className="grid grid-cols-1 gap-6">
        {children}
      </Card>
      {after && <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">{after}</div>}
    </Section>
  )
}

type FormProps = Pick<VisitorForm, 'box' | 'submit'> & { problem: string | undefined; children: ReactNode }

/** A form in that frame. Without scripts it is posted to the page's own address. */
export function AccountForm({ box, problem, submit, children }: FormProps) {
  return (
    <div ref={box}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <div role="alert" className="empty:hidden">
          {problem && <Alert variant="danger" role="none" title={problem} />}
        </div>
        {children}
      </form>
    </div>
  )
}
