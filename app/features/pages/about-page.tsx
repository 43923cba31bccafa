import { sharePicture } from '#app/layouts/head.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, placed, site } from '#i18n/agency.ts'
import { Article, Chapter, Paragraphs } from '#app/layouts/public/article.tsx'

export const head = () => ({
  title: m.about_title(),
  description: m.about_description(),
  picture: sharePicture('office-visit'),
})

export function Page() {
  return (
    <Article title={m.about_title()} lead={m.about_lead()} aside={<Licence />}>
      <Paragraphs texts={[m.about_1({ since: formatDigits(site.since) }), m.about_2(), m.about_3()]} />
      <Chapter title={m.about_work_title()} texts={[m.about_work_1(), m.about_work_2()]} />
      <Chapter title={m.about_group_title()} texts={[m.about_group_1()]} />
    </Article>
  )
}

function Licence() {
  const facts = [
    [m.about_licence(), site.licenceOnAboutPage],
    [m.about_since(), formatDigits(site.since)],
    [m.about_placed(), placed()],
    [m.about_office(), agency().address.join(', ')],
  ] as const
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([term, value]) => (
        <div key={term} className="py-4">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="mt-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
