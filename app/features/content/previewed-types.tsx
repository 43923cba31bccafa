import type { ComponentType } from 'react'
import { ClientPage, loadClientPage } from '#app/features/clients/public/client-page.tsx'
import type { Client } from '#app/features/clients/queries.ts'
import { localizeArticle, type NewsArticle } from '#app/features/news/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Previewed<Props> = {
  /** The record as its page takes it, and its title; the server gives what `toPublic` makes of a draft. */
  load: (record: object) => Promise<{ title: string; props: Props }>
  Page: ComponentType<Props>
}

const loadArticle = () => import('#app/features/news/news-article.tsx')

/** The public page of each content type by the name of its feature. Visitors load none of this, so it is apart from `contentTypes`. */
export const previewedTypes: Record<string, Previewed<object>> = {
  clients: define({
    async load(record) {
      const client = named(record as Client, 'countryName', 'countryNameBn')
      const title = localizedText(client.countryName, client.countryNameBn).children
      return { title, props: await loadClientPage(Promise.resolve(client)) }
    },
    Page: ClientPage,
  }),
  news: define({
    async load(record) {
      await loadStatic(loadArticle)
      const props = localizeArticle(named(record as NewsArticle, 'title', 'titleBn'))
      return { title: props.title.children, props }
    },
    Page: staticComponent(loadArticle, 'NewsArticle'),
  }),
}

function define<Props extends object>(type: Previewed<Props>) {
  return type as unknown as Previewed<object>
}

/** A draft may have no name yet. */
function named<Draft extends object, Name extends keyof Draft>(draft: Draft, name: Name, nameBn: Name): Draft {
  return draft[name]
    ? draft
    : { ...draft, [name]: draft[nameBn] || m.list_untitled(), [nameBn]: draft[nameBn] || m.list_untitled() }
}
