import { Illustration } from '#app/layouts/illustration.tsx'
import { sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Article, Chapter } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.mission_vision_title(),
  description: m.mission_vision_description(),
  picture: sharePicture('arrival'),
})

export function Page() {
  return (
    <Article
      title={m.mission_vision_title()}
      lead={m.mission_vision_lead()}
      aside={
        <Illustration
          name="arrival"
          alt={m.vision_picture()}
          sizes="(min-width: 64rem) 26rem, 100vw"
          className="rounded-lg"
        />
      }
    >
      <Chapter title={m.mission_title()} texts={[m.mission_1(), m.mission_2()]} />
      <Chapter title={m.vision_title()} texts={[m.vision_1(), m.vision_2(), m.vision_3()]} />
      <Chapter title={m.measure_title()} texts={[m.measure_1(), m.measure_2()]} />
    </Article>
  )
}
