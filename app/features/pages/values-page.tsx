import { Illustration } from '#app/layouts/illustration.tsx'
import { sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Article, Chapter } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.values_title(),
  description: m.values_description(),
  picture: sharePicture('medical-check'),
})

export function Page() {
  return (
    <Article
      title={m.values_title()}
      lead={m.values_lead()}
      aside={
        <Illustration
          name="medical-check"
          alt={m.values_picture()}
          sizes="(min-width: 64rem) 26rem, 100vw"
          className="rounded-lg"
        />
      }
    >
      <Chapter title={m.values_people_title()} texts={[m.values_people_1(), m.values_people_2()]} />
      <Chapter title={m.values_knowledge_title()} texts={[m.values_knowledge_1(), m.values_knowledge_2()]} />
      <Chapter title={m.values_innovation_title()} texts={[m.values_innovation_1(), m.values_innovation_2()]} />
    </Article>
  )
}
