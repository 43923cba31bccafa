import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** such as Step 2 of 4; nothing where the whole form is shown */
  position: string | undefined
  isShown: boolean
  children: ReactNode
}

/** A group of fields with its heading, which takes the focus when it becomes the part that is shown. */
export function FormPart({ id, title, position, isShown, children }: Props) {
  return (
    <fieldset hidden={!isShown} className="grid min-w-0 gap-6">
      <legend id={id} tabIndex={-1} className="mb-6 scroll-mt-24 outline-none">
        {position && <span className="block text-sm font-semibold text-brand">{position}</span>}
        <span className="font-display text-xl font-semibold sm:text-2xl">{title}</span>
      </legend>
      {children}
    </fieldset>
  )
}
