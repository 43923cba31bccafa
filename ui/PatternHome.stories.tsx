import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FileCheck2, HeartPulse, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Badge } from './Badge.tsx'
import { Banner } from './Banner.tsx'
import { BrandIcon } from './BrandIcon.tsx'
import { Button, IconButton } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { carouselWords, heroSlides, heroWords } from './Carousel.stories.tsx'
import { NavDropdown } from './NavDropdown.tsx'
import { serviceLinks } from './NavDropdown.stories.tsx'
import { Reveal } from './Reveal.tsx'
import { Section } from './Section.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { services } from './ServiceCard.stories.tsx'
import { FooterColumn, FooterLink, SiteFooter } from './SiteFooter.tsx'
import { HeaderLink, SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Slider } from './Slider.tsx'
import { newsSlides, partnerSlides, sliderWords } from './Slider.stories.tsx'
import { Stat, Stats } from './Stat.tsx'
import { facts } from './Stat.stories.tsx'
import { Steps } from './Steps.tsx'
import { recruitmentSteps } from './Steps.stories.tsx'

const meta = {
  title: 'Patterns/Home',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'How the parts make the first page: one accent action in the hero and one in the banner, everything else quiet.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const moreServices = [
  { icon: <HeartPulse />, title: 'Medical examination', text: 'At approved centres, results explained in Bangla.' },
  { icon: <FileCheck2 />, title: 'Emigration clearance', text: 'The smart card in hand before the flight.' },
  { icon: <Languages />, title: 'Language', text: 'Arabic, Japanese and English for work.' },
  { icon: <Building2 />, title: 'Corporate travel', text: 'Tickets and hotels for the people of other firms.' },
].map(service => <ServiceCard key={service.title} href={`#${service.title}`} {...service} />)

function Part({
  id,
  title,
  ground,
  children,
}: {
  id: string
  title: string
  ground?: 'sunken' | 'surface'
  children: ReactNode
}) {
  return (
    <Section aria-labelledby={id} ground={ground}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <div className="mt-8 sm:mt-10">{children}</div>
    </Section>
  )
}

export const Home: Story = {
  render: () => (
    <>
      <SiteHeader
        skip={<SkipLink href="#content">Skip to the content</SkipLink>}
        chip={<Badge variant="brand">RL NO 088</Badge>}
        brand={
          <a
            href="#home"
            className="inline-flex min-h-11 items-center font-display text-lg leading-tight font-semibold text-brand"
          >
            Meghbridge Overseas
          </a>
        }
        navLabel="Main"
        menuLabel="Menu"
        closeLabel="Close"
      >
        <HeaderLink href="#home" aria-current="page">
          Home
        </HeaderLink>
        <NavDropdown label="Services" href="#services">
          {serviceLinks()}
        </NavDropdown>
        <HeaderLink href="#countries">Client countries</HeaderLink>
        <HeaderLink href="#news">News</HeaderLink>
        <HeaderLink href="#contact">Contact</HeaderLink>
      </SiteHeader>
      <main id="content">
        <Carousel label="Pictures of our work" slides={heroSlides} words={carouselWords}>
          {heroWords}
        </Carousel>
        <Section space="sm" ground="surface" aria-label="Facts">
          <Stats>
            {facts.map(fact => (
              <Stat key={fact.label} {...fact} />
            ))}
          </Stats>
        </Section>
        <Part id="what" title="What we do">
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
            {[...services, ...moreServices].map((card, i) => (
              <Reveal key={card.key} duration={i % 2 ? 1000 : 800}>
                {card}
              </Reveal>
            ))}
          </div>
        </Part>
        <Part id="how" title="How a worker leaves" ground="sunken">
          <Steps>{recruitmentSteps}</Steps>
        </Part>
        <Part id="with" title="Who trusts us">
          <Slider variant="partners" label="Partners" slides={partnerSlides} words={sliderWords} />
        </Part>
        <Part id="new" title="News" ground="sunken">
          <Slider label="Latest news" slides={newsSlides} words={sliderWords} />
        </Part>
        <Section aria-label="Invitation">
          <Banner
            title="Looking for people you can rely on?"
            text="Tell us the trade and the number. You hear from us within one working day."
            action={
              <Button asChild variant="accent" size="lg">
                <a href="#ask">Ask for workers</a>
              </Button>
            }
          />
        </Section>
      </main>
      <SiteFooter
        brand={
          <>
            <p className="font-display text-xl font-semibold">Meghbridge Overseas</p>
            <address className="mt-3 text-sm text-on-deep-muted not-italic">14 Purana Paltan, Dhaka 1000</address>
          </>
        }
        columns={
          <>
            <FooterColumn title="Agency">
              {['About us', 'Licence', 'Contact'].map(word => (
                <FooterLink key={word} href={`#${word}`}>
                  {word}
                </FooterLink>
              ))}
            </FooterColumn>
            <FooterColumn title="Workers">
              {['Recruitment steps', 'Open jobs', 'Complaints'].map(word => (
                <FooterLink key={word} href={`#${word}`}>
                  {word}
                </FooterLink>
              ))}
            </FooterColumn>
            <FooterColumn title="Follow us">
              <div className="-ms-3 flex">
                {(['facebook', 'linkedin', 'whatsapp'] as const).map(brand => (
                  <IconButton key={brand} asChild aria-label={brand} className="text-on-deep! hover:bg-on-deep/12!">
                    <a href={`#${brand}`}>
                      <BrandIcon brand={brand} />
                    </a>
                  </IconButton>
                ))}
              </div>
            </FooterColumn>
          </>
        }
        legal="© 2026 Meghbridge Overseas. Pictures are illustrations."
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-slot=reveal][data-state=waiting]').length).toBeGreaterThan(0),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Phone: Story = { ...Home, globals: { viewport: { value: 'mobile1' } } }
