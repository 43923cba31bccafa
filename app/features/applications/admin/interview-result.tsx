import { TextField } from '@agency/ui/TextField'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { typedResult } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import type { InterviewPerson } from './interview-outcome.tsx'

export const RESULTS_ID = 'interview-results'

/** What is written of a test again and again. */
export const UsualResults = () => (
  <datalist id={RESULTS_ID}>
    {[m.result_passed(), m.result_failed()].map(result => (
      <option key={result} value={result} />
    ))}
  </datalist>
)

/** How the test of one person went: saved as who came is, at once, here when the field is left or by Enter. */
export function InterviewResult({ person: { id, name, testResult }, myId }: { person: InterviewPerson; myId: string }) {
  const [refusal, setRefusal] = useState<string>()
  const form = useStaffForm({
    schema: typedResult,
    values: { testResult },
    send: given => applicationsClient().interviews.saveResults.mutate({ results: [{ id, ...given }] }),
    onFailure: ({ isOffline, message }) => {
      setRefusal(isOffline ? m.offline() : (message ?? m.error_ours()))
      return true
    },
    isKept: true,
    keptAs: `${myId}:interview-result:${id}`,
    id: `result-${id}`,
  })
  const { follow, saved } = form
  const { error, onBlur, ...field } = form.field('testResult')
  const isChanged = form.isChanged('testResult')
  useEffect(() => follow({ testResult }), [testResult, follow])
  return (
    <>
      <span className="hidden print:inline">{form.watch('testResult')}</span>
      <StaffForm form={form} className="relative print:hidden" actions={null}>
        <TextField
          label={<span className="sr-only">{m.interview_result_of({ name })}</span>}
          list={RESULTS_ID}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          aria-busy={form.isBusy}
          error={error ?? (isChanged ? refusal : undefined)}
          className="xl:pointer-fine:[&_input]:min-h-9 xl:pointer-fine:[&_input]:py-1"
          {...field}
          onBlur={event => {
            void onBlur(event)
            if (isChanged) void form.submit()
          }}
        />
        <span role="status" className="pointer-events-none absolute end-2 top-2.5 text-success [&>svg]:size-4">
          {saved > 0 && !isChanged && !form.isBusy && (
            <>
              <Check aria-hidden="true" />
              <span className="sr-only">{m.interview_result_saved({ name })}</span>
            </>
          )}
        </span>
      </StaffForm>
    </>
  )
}
