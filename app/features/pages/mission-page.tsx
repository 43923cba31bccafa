import { Illustration } from '#app/layouts/illustration.tsx'
import { sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Article, Paragraphs } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.mission_title(),
  description: m.mission_description(),
  picture: sharePicture('bus-leaving'),
})

export function Page() {
  return (
    <Article
      title={m.mission_title()}
      lead={m.mission_lead()}
      aside={
        <Illustration
          name="bus-leaving"
          alt={m.mission_picture()}
          sizes="(min-width: 64rem) 26rem, 100vw"
          className="rounded-lg"
        />
      }
    >
      <Paragraphs texts={[m.mission_1(), m.mission_2(), m.mission_3(), m.mission_4()]} />
    </Article>
  )
}
