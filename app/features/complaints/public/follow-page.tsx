import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { TextField } from '@agency/ui/TextField'
import type { loadFollowed } from '#app/features/complaints/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import type { VisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { late } from './late.tsx'
import { useComplaintForm } from './use-complaint-form.ts'

const { prepare, Late: ShownComplaint } = late(async () => (await import('./shown-complaint.tsx')).ShownComplaint)

/** For the loader. */
export const prepareShown = prepare

/** What a code opens. Every form here carries the code itself: no cookie, address or history has it. */
export function FollowPage({ posted }: ReturnType<typeof loadFollowed>) {
  const { box, ...form } = useComplaintForm(posted, prepare)
  const { result } = form.answer
  return (
    <Section space="none" width="form" id="open" className="pb-8 *:mx-auto sm:pb-12">
      <div ref={box}>
        {!result ? (
          <OpenForm {...form} />
        ) : 'isErased' in result ? (
          <Erased />
        ) : (
          <ShownComplaint {...result} {...form} isPosted={posted !== undefined} />
        )}
      </div>
    </Section>
  )
}

function OpenForm({
  answer: { values, errors, problem },
  isBusy,
  submit,
}: Pick<VisitorForm, 'answer' | 'isBusy' | 'submit'>) {
  return (
    <>
      <PageHeader title={m.complaint_follow_title()} description={m.complaint_follow_lead()} />
      <Card asChild padding="lg" className="grid grid-cols-1 gap-6">
        <form
          noValidate
          method="post"
          autoComplete="off"
          action={localPath('/complaints/follow#open')}
          onSubmit={submit}
        >
          <FormProblems errors={errors} problem={problem} title={m.complaint_nothing_sent()} />
          <TextField
            id="code"
            name="code"
            label={m.complaint_follow_code()}
            hint={m.complaint_follow_code_hint()}
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={values.code}
            error={errors.code}
          />
          <Button type="submit" variant="accent" size="lg" busy={isBusy}>
            {m.complaint_follow_open()}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-muted">{m.complaint_follow_lost()}</p>
      <WriteAgain />
    </>
  )
}

const WriteAgain = () => (
  <a href={localPath('/complaints')} className={standaloneLink}>
    {m.complaint_follow_again()}
  </a>
)

function Erased() {
  return (
    <div className="grid gap-4 py-12">
      <h1 className="text-3xl">{m.complaint_follow_title()}</h1>
      <Alert variant="success" title={m.complaint_erased()} tabIndex={-1} data-answer="" className="outline-none">
        {m.complaint_erased_text()}
      </Alert>
      <WriteAgain />
    </div>
  )
}
