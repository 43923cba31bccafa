import { Prose } from '@agency/ui/Prose'
import { ServiceCard } from '@agency/ui/ServiceCard'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, GraduationCap, Handshake, Languages, Plane, Scale, UsersRound, Wrench } from 'lucide-react'
import type { LocalizedHome } from '#app/features/home/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { PictureLine } from '#app/layouts/lead-picture.tsx'
import { Portrait } from '#app/layouts/portrait.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { useIsOpen } from '#app/layouts/use-is-open.ts'
import { agency } from '#i18n/agency.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { parseText } from '#server/drafts/text-schema.ts'
import type { ServiceIcon } from '#server/features/home/schema.ts'
import { HomeSection } from '#app/layouts/public/home-section.tsx'

const icons = {
  handshake: Handshake,
  people: UsersRound,
  wrench: Wrench,
  cap: GraduationCap,
  languages: Languages,
  scale: Scale,
  briefcase: BriefcaseBusiness,
  plane: Plane,
} satisfies Record<ServiceIcon, unknown>

/** A service as a card, on phones as a row with its name alone. */
export function Service({ title, summary, link, icon }: LocalizedHome['services'][number]) {
  const isOpen = useIsOpen()
  const Sign = icons[icon as ServiceIcon] ?? Handshake
  return (
    <ServiceCard
      asChild
      icon={<Sign aria-hidden="true" />}
      title={<span {...title} />}
      description={summary.children && <span {...summary} />}
      variant="folding"
    >
      {!isOpen(link) ? <div /> : link.startsWith('/') ? <Link to={link} /> : <a href={link} rel="noopener" />}
    </ServiceCard>
  )
}

/** Why us, and who answers in which office. What would say nothing is left out. */
export function HomeBody({ home }: { home: LocalizedHome['body'] | undefined }) {
  return (
    <>
      {home && home.why.reasons.length > 0 && <WhyUs {...home.why} />}
      <Office heading={home?.people.heading} people={home?.people.list ?? []} />
    </>
  )
}

function WhyUs({ heading, picture, alt, focus, isIllustration, reasons }: LocalizedHome['body']['why']) {
  return (
    <HomeSection ground="surface" title={<span {...heading} />}>
      <div className={picture && 'grid grid-cols-1 items-center gap-10 sm:grid-cols-2 lg:gap-16'}>
        {picture && (
          <figure className="max-sm:hidden">
            <StoredPicture
              url={picture}
              alt={alt.children}
              lang={alt.lang}
              focus={focus}
              isPhoto={!isIllustration}
              sizes="(min-width: 75rem) 36rem, 50vw"
              className="aspect-3/2 rounded-lg"
            />
            <PictureLine isIllustration={isIllustration} />
          </figure>
        )}
        <dl className="space-y-3 wrap-anywhere sm:space-y-6">
          {reasons.map(({ title, text }, n) => (
            <div key={n}>
              <dt className="font-semibold" {...title} />
              <dd className="mt-1 text-muted" {...text} />
            </div>
          ))}
        </dl>
      </div>
    </HomeSection>
  )
}

type OfficeProps = {
  heading: LocalizedHome['body']['people']['heading'] | undefined
  people: LocalizedHome['body']['people']['list']
}

function Office({ heading, people }: OfficeProps) {
  const {
    addresses: [address],
    hours,
    phones: [phone],
  } = agency()
  if (!address && people.length === 0) return null
  return (
    <HomeSection title={heading?.children ? <span {...heading} /> : m.contact_office()}>
      <div className={people.length > 0 ? 'grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:gap-16' : ''}>
        {people.length > 0 && (
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {people.map(({ portrait, name, role, place, sentence }, n) => (
              <li key={n} className="border-s-2 border-brand ps-4 wrap-anywhere">
                <Portrait {...portrait} />
                <h3 className="text-lg">
                  <span {...name} />
                </h3>
                <p className="text-sm text-muted">
                  <span {...role} />
                  {role.children && place.children && ', '}
                  <span {...place} />
                </p>
                {sentence.children && <p className="mt-1" {...sentence} />}
              </li>
            ))}
          </ul>
        )}
        {address && (
          <div>
            <address lang={address.lang} className="not-italic">
              {address.lines.join(', ')}
            </address>
            {hours && (
              <p lang={hours.lang} className="text-muted">
                {hours.lines.join(', ')}
              </p>
            )}
            {phone && (
              <a href={telephoneLink(phone.number)} className={standaloneLink}>
                <PhoneText number={phone.number} say={m.contact_call} />
              </a>
            )}
          </div>
        )}
      </div>
    </HomeSection>
  )
}

/** The text above the group's companies. */
export function Brands({ heading, text }: LocalizedHome['body']['brands']) {
  return (
    <HomeSection ground="surface" title={<span {...heading} />}>
      <Prose lang={text.lang} space="sm" tone="muted">
        <TextBlocks blocks={parseText(text.children)} />
      </Prose>
    </HomeSection>
  )
}
