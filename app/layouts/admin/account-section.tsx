import { type ComponentProps, type ReactNode, useId } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'

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
export function AccountForm(props: Omit<ComponentProps<typeof StaffForm>, 'className'>) {
  return <StaffForm className="grid max-w-form gap-5" {...props} />
}
