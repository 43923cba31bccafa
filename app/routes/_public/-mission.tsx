import { Drawing } from '#app/drawing.tsx'
import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Paragraphs } from './-article.tsx'

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
        <Drawing
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
