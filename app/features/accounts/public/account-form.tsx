import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import type { ReactNode } from 'react'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
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

type FormProps = Pick<VisitorForm, 'box' | 'submit' | 'answer'> & {
  /** What is wrong with the whole of it; without it, what the answer says. */
  problem?: string | undefined
  children: ReactNode
}

/**
 * A form in that frame, whose fields have their names as ids. Several that are wrong are listed first; one by itself has the
 * focus. Without scripts it is posted to the page's own address.
 */
export function AccountForm({ box, answer: { errors, problem: own }, problem = own, submit, children }: FormProps) {
  const count = Object.keys(errors).length
  const isListed = count > 1
  return (
    <div ref={box}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <FormProblems
          errors={isListed ? errors : {}}
          problem={problem}
          // the first plural form takes a slow phone long
          title={isListed ? m.form_problems(plural(count)) : ''}
        />
        {children}
      </form>
    </div>
  )
}
