import { PageHeader } from '@agency/ui/PageHeader'
import { EditorFrame } from '#app/editor/editor-frame.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import type { RecordForm } from '#app/editor/record-screen.tsx'
import { nameOf } from '#app/features/content/content-types.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsField } from '#server/features/news/schema.ts'
import { NewsFields, NewsTranslations } from './news-fields.tsx'
import { useNewsForm } from './use-news-form.ts'

const FORM_ID = 'news-form'

/** The one form for a piece of news, empty or with a record in it. */
export function NewsForm({ opened, isNew, onCreated }: RecordForm) {
  const { form, editor, pictures, problems } = useNewsForm(opened, onCreated)
  const [picture, ...title] = form.watch(['picture', 'title', 'titleBn'])
  const name = nameOf(...title)
  const errorOf = (name: NewsField) => problems.find(({ id }) => id === name)?.label
  return (
    <>
      <PageHeader
        variant="staff"
        title={isNew ? m.news_add() : m.news_edit()}
        description={isNew ? undefined : <span {...name} />}
      />
      <EditorFrame
        editor={editor}
        formId={FORM_ID}
        title={name.children}
        publish={{ label: m.content_publish() }}
        sentences={{ failed: m.save_failed(), deleted: m.news_deleted() }}
        problems={problems}
        pictures={pictures}
        missing={<NewsTranslations form={form} />}
      >
        <NewsFields
          form={form}
          errorOf={errorOf}
          picture={
            <div className="grid min-w-0 content-start gap-6">
              {picture && pictures.at('picture').length === 0 && (
                <StoredPicture
                  url={picture}
                  alt={m.picture_now()}
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
                pictures={pictures}
                place="picture"
              />
            </div>
          }
        />
      </EditorFrame>
    </>
  )
}
