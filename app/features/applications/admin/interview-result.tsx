import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
export function InterviewResult({ person: { id, name, testResult }, me }: { person: InterviewPerson; me: string }) {
  const [refusal, setRefusal] = useState<string>()
  const isThere = useRef(false) // a search may take the row away while its result is sent
  /** The field was left while what was in it before was still being sent. */
  const isLeft = useRef(false)
  const form = useStaffForm({
    schema: typedResult,
    values: { testResult },
    send(given) {
      setRefusal(undefined)
      return applicationsClient().interviews.saveResults.mutate({ results: [{ id, ...given }] })
    },
    onFailure: ({ isOffline, message }) => {
      const why = isOffline ? m.offline() : (message ?? m.error_ours())
      if (isThere.current) setRefusal(why)
      else toast.error(m.interview_result_unsaved({ name }), { description: why })
      return true
    },
    isKept: true,
    keptAs: `${me}:interview-result:${id}`,
    id: `result-${id}`,
  })
  const { follow, saved } = form
  const { error, onBlur, ...field } = form.field('testResult')
  const isChanged = form.isChanged('testResult')
  useEffect(() => follow({ testResult }), [testResult, follow])
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  useEffect(() => {
    if (!isLeft.current || form.isBusy) return
    isLeft.current = false
    if (isChanged) void form.submit()
  })
  return (
    <>
      <span data-line="" className="hidden print:inline">
        {form.watch('testResult')}
      </span>
      <StaffForm form={form} className="relative xl:w-36 xl:pointer-fine:-my-0.5 print:hidden" actions={null}>
        <TextField
          label={m.interview_result_of({ name })}
          list={RESULTS_ID}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          aria-busy={form.isBusy}
          error={error ?? (isChanged ? refusal : undefined)}
          className="sm:[&>:first-child]:sr-only max-sm:[&>:first-child]:text-sm xl:pointer-fine:[&_input]:min-h-8 xl:pointer-fine:[&_input]:py-0.5"
          {...field}
          onBlur={event => {
            void onBlur(event)
            if (isChanged && form.isBusy) isLeft.current = true
            else if (isChanged) void form.submit()
          }}
        />
        <span
          role="status"
          className="pointer-events-none absolute end-2 top-2.5 xl:pointer-fine:top-2 text-success [&>svg]:size-4"
        >
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
