import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { StepNote } from '#app/features/dashboard/next-step.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { EditorAside } from './editor-aside.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { RejectedFilesDialog } from './rejected-files-dialog.tsx'

type Props = Omit<ComponentProps<typeof EditorBar>, 'isReady'> & {
  problems: ComponentProps<typeof ErrorSummary>['items']
  pictures: ComponentProps<typeof RejectedFilesDialog>['pictures']
  /** Nothing can be typed for now. */
  isLocked?: boolean
  /** What the record misses, such as translations: above the fields, or beside them where there is room. */
  missing?: ReactNode
  children: ReactNode
}

/** The frame around the fields of every form of content: notices, the summary of problems, the bar with its actions and their dialogs. */
export function EditorFrame({ problems, pictures, isLocked = false, missing, children, ...bar }: Props) {
  const { editor, formId } = bar
  const isReady = useHydrated()
  return (
    <>
      <div className="@container/editor">
        <StepNote />
        <EditorNotices editor={editor} />
        <div className="flex gap-x-10 @max-[56rem]/editor:flex-col @min-[56rem]/editor:flex-row-reverse">
          <EditorAside editor={editor} missing={missing} />
          <div className="min-w-0 max-w-page grow">
            <form
              id={formId}
              noValidate
              method="post"
              onSubmit={event => {
                event.preventDefault()
                void editor.save('publish')
              }}
            >
              <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
              <fieldset disabled={!isReady || isLocked} className="grid min-w-0 gap-12">
                {children}
              </fieldset>
            </form>
            <EditorBar {...bar} isReady={isReady} />
          </div>
        </div>
      </div>
      <RejectedFilesDialog pictures={pictures} />
    </>
  )
}
