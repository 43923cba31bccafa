import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { PageHeader } from '@agency/ui/PageHeader'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { EditorBar } from '#app/editor/editor-bar.tsx'
import { EditorNotices } from '#app/editor/editor-notices.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import type { RecordForm } from '#app/editor/record-screen.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import type { RejectedFiles } from '#app/editor/use-pictures.ts'
import { nameOf } from '#app/features/content/content-types.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsField } from '#server/features/news/schema.ts'
import { NewsFields } from './news-fields.tsx'
import { useNewsForm } from './use-news-form.ts'

const FORM_ID = 'news-form'

/** The one form for a piece of news, empty or with a record in it. */
export function NewsForm({ opened, isNew, onCreated }: RecordForm) {
  const { form, editor, pictures, problems } = useNewsForm(opened, onCreated)
  const [rejected, setRejected] = useState<RejectedFiles>({ tooLarge: [], noPicture: [] })
  const isReady = useHydrated()
  const [picture, ...title] = form.watch(['picture', 'title', 'titleBn'])
  const name = nameOf(...title)
  const errorOf = (name: NewsField) => problems.find(({ id }) => id === name)?.label
  return (
    <>
      <PageHeader
        variant="staff"
        title={isNew ? m.news_add() : m.news_edit()}
        lead={isNew ? undefined : <span {...name} />}
      />
      <EditorNotices editor={editor} />
      <form
        id={FORM_ID}
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void editor.save('publish')
        }}
        className="max-w-page"
      >
        <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
        <fieldset disabled={!isReady} className="min-w-0">
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
      </form>
      <EditorBar
        editor={editor}
        formId={FORM_ID}
        title={name.children}
        publish={{ label: m.content_publish() }}
        sentences={{ failed: m.save_failed(), deleted: m.news_deleted() }}
        isReady={isReady}
      />
      <RejectedFilesDialog rejected={rejected} onChange={setRejected} />
    </>
  )
}
