import { Alert } from '@agency/ui/Alert'
import { type FormEventHandler, type ReactNode, useId } from 'react'

type SectionProps = { id?: string; title: string; text?: ReactNode; children?: ReactNode }

/** A titled section of “My account”; URLs can link to its `id`. */
export function AccountSection({ id, title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="grid gap-5 border-t border-line pt-8">
      <div>
        <h2 id={titleId} className="font-sans text-xl font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-muted wrap-anywhere">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** A short form in a section. */
export function AccountForm({
  problem,
  onSubmit,
  children,
}: {
  problem: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      className="grid max-w-form justify-items-start gap-5 *:w-full *:[button]:w-auto"
    >
      {problem && <Alert variant="danger" title={problem} />}
      {children}
    </form>
  )
}
