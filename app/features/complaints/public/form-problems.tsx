import { Alert } from '@agency/ui/Alert'
import { m } from '#i18n/paraglide/messages.js'
import type { Posted } from '#server/http/posted.shared.ts'

/** What is wrong with a form, above it, with a way to each field. */
export function FormProblems({ errors, problem }: Pick<Posted, 'errors' | 'problem'>) {
  const wrong = Object.entries(errors)
  return (
    <div role="alert" className="empty:hidden">
      {(problem || wrong.length > 0) && (
        <Alert
          variant="danger"
          role="none"
          title={problem ?? m.complaint_nothing_sent()}
          tabIndex={-1}
          data-answer=""
          className="outline-none"
        >
          {wrong.length > 0 && (
            <ul>
              {wrong.map(([name, sentence]) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-11 items-center underline">
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}
