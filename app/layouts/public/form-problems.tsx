import { Alert } from '@agency/ui/Alert'
import type { Posted } from '#server/http/posted.shared.ts'

type Props = Pick<Posted, 'errors' | 'problem'> & {
  id?: string
  /** what is said where it is not the whole form that is wrong */
  title: string
}

/** What is wrong with a form, first in it: it takes the focus, and leads to each field. */
export function FormProblems({ errors, problem, title, id }: Props) {
  const wrong = Object.entries(errors)
  const isWrong = Boolean(problem) || wrong.length > 0
  return (
    <div
      id={id}
      role="alert"
      {...(isWrong && { tabIndex: -1, 'data-answer': '' })}
      className="scroll-mt-24 outline-none empty:hidden"
    >
      {isWrong && (
        <Alert variant="danger" role="none" title={problem ?? title}>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(([name, sentence]) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-11 items-center py-2 underline">
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
