import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import { PresenceNotice } from '#app/editor/presence-notice.tsx'
import { RecoveryNotice } from '#app/editor/recovery-notice.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import { SaveFailedDialog } from '#app/editor/save-failed-dialog.tsx'
import type { RejectedFiles } from '#app/editor/use-pictures.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsField } from '#server/features/news/schema.ts'
import { NewsFields } from './news-fields.tsx'
import { NewsSaveBar, SAVE_BUTTONS } from './news-save-bar.tsx'
import { type EditedNews, type Kind, useNewsForm } from './use-news-form.ts'

type Props = { news?: EditedNews; onCreated: (id: string, kind: Kind) => void }

/** The one form for a piece of news, empty or with a record in it. */
export function NewsForm({ news, onCreated }: Props) {
  const state = useNewsForm(news, onCreated)
  const { form, pictures, phase, problems } = state
  const [rejected, setRejected] = useState<RejectedFiles>({ tooLarge: [], noPicture: [] })
  const isReady = useHydrated()
  const picture = form.watch('picture')
  const errorOf = (name: NewsField) => problems.find(({ id }) => id === name)?.label
  return (
    <>
      <PresenceNotice
        presence={state.presence}
        seen={state.record.newest}
        isDirty={state.isDirty}
        onLoad={state.loadNewest}
      />
      <RecoveryNotice feature="news" recovery={state.recovery} />
      <form
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void state.save('publish')
        }}
        className="max-w-page"
      >
        <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
        <fieldset disabled={!isReady || phase.kind !== 'idle'} className="min-w-0">
          <NewsFields
            form={form}
            errorOf={errorOf}
            picture={
              <div className="grid min-w-0 content-start gap-6">
                {picture && pictures.main.length === 0 && (
                  <StoredPicture
                    url={picture}
                    alt={m.news_form_picture_now()}
                    sizes="15rem"
                    className="aspect-3/2 w-60 max-w-full rounded-md"
                  />
                )}
                <PictureField
                  id="picture"
                  label={m.news_form_picture()}
                  required
                  hint={m.form_images_hint()}
                  preview="thumbnail"
                  error={errorOf('picture')}
                  items={pictures.main}
                  onRemove={pictures.remove}
                  onAdd={files => {
                    void pictures.add(files, 'main').then(setRejected)
                  }}
                />
              </div>
            }
          />
        </fieldset>
        <NewsSaveBar
          phase={phase}
          record={state.record}
          isDirty={state.isDirty}
          isReady={isReady}
          onSave={state.save}
        />
      </form>
      {/* outside the form: React does not catch the submit of a form inside a form */}
      <RejectedFilesDialog rejected={rejected} onChange={setRejected} />
      <SaveFailedDialog
        isOpen={state.failure !== undefined}
        reason={state.failure?.reason}
        description={m.save_failed()}
        focusAfter={() => document.getElementById(SAVE_BUTTONS.publish)}
        onClose={state.closeFailure}
      />
      <LeaveGuard isDirty={state.isDirty} hasSaved={state.hasSaved} />
    </>
  )
}
