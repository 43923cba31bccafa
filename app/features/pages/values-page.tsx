import { Section } from '@agency/ui/Section'
import { OpeningPicture, PagePictures } from '#app/features/pages/page-parts.tsx'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { parseText } from '#server/drafts/text-schema.ts'

/** The values of the agency beside one another, under one picture. */
export function ValuesPage({ page }: { page: LocalizedPage }) {
  const { id, title, lead, chapters, pictures } = page
  const [first, ...others] = pictures
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        title={<span {...title} />}
        lead={lead.children && <span {...lead} />}
        picture={first && <OpeningPicture {...first} />}
      />
      <div className="grid gap-10 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] lg:gap-16">
        {chapters.map(({ heading, text }, n) => (
          <section key={n} className="border-t-2 border-brand pt-5 wrap-anywhere">
            {heading.children && (
              <h2 className="mb-4 text-2xl" lang={heading.lang}>
                {heading.children}
              </h2>
            )}
            <div lang={text.lang} className="space-y-4">
              <TextBlocks blocks={parseText(text.children)} />
            </div>
          </section>
        ))}
      </div>
      {others.length > 0 && (
        <div className="mt-16">
          <PagePictures pictures={others} />
        </div>
      )}
      <NextSteps page={id} />
    </Section>
  )
}
