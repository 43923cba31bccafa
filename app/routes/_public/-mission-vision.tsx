import { sharePicture } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { Article, Chapter } from './-article.tsx'

export const head = () => ({ title: m.mission_vision_title(), description: m.mission_vision_description(), picture: sharePicture('arrival') })

export function Page() {
  return (
    <Article title={m.mission_vision_title()} lead={m.mission_vision_lead()}>
      <Chapter title={m.mission_title()} texts={[m.mission_1(), m.mission_2()]} />
      <Chapter title={m.vision_title()} texts={[m.vision_1(), m.vision_2()]} />
      <Chapter title={m.measure_title()} texts={[m.measure_1()]} />
    </Article>
  )
}
