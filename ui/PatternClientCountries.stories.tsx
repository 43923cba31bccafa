import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe2, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from './Breadcrumb.tsx'
import { Button } from './Button.tsx'
import { CountryCard } from './CountryCard.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Gallery } from './Gallery.tsx'
import { galleryWords, pictures } from './Gallery.stories.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Picture } from './Picture.tsx'
import { flags } from './samples.ts'
import { Section } from './Section.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from './Table.tsx'

const meta = {
  title: 'Patterns/Client countries',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'How the parts make the public list of client countries and the page of one country. The list keeps its frame in all four states: loading, filled, empty, could not load.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const retry = fn()
const countries = [
  { name: 'Qatar', detail: '4 companies · 1,280 people', flag: flags.qatar, size: [1500, 600] },
  { name: 'Oman', detail: '2 companies · 316 people', flag: flags.oman, size: [900, 600] },
  { name: 'Japan', detail: '3 companies · 94 people', flag: flags.japan, size: [900, 600] },
  { name: 'Poland', detail: '1 company · 41 people', flag: flags.poland, size: [900, 600] },
  { name: 'Kuwait', detail: '5 companies · 873 people', flag: flags.kuwait, size: [900, 600] },
  { name: 'Nepal', detail: '1 company · 12 people', flag: flags.nepal, size: [460, 600] },
] as const
const grid = 'grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 sm:gap-6 md:grid-cols-3 lg:grid-cols-4'

function List({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <main aria-busy={busy}>
      <Section space="none">
        <PageHeader
          eyebrow="Since 1989"
          title="Where our workers are employed"
          lead="Each company was visited by us before the first worker left."
        />
      </Section>
      <Section space="none" className="pb-16 sm:pb-24">
        {children}
      </Section>
    </main>
  )
}

export const Loading: Story = {
  render: () => (
    <List busy>
      <p role="status" className="sr-only">
        Loading the client countries
      </p>
      <div className={grid}>
        {Array.from({ length: 8 }, (_, i) => (
          <div key={i} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-3/2 rounded-none!" />
            <div className="px-5 py-4">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="mt-2.5 h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </List>
  ),
}

export const Filled: Story = {
  render: () => (
    <List>
      <div className={grid}>
        {countries.map(({ name, detail, flag, size }) => (
          <CountryCard
            key={name}
            asChild
            headingLevel="h2"
            name={name}
            detail={detail}
            flag={
              <Picture src={flag} alt="" width={size[0]} height={size[1]} fit="contain" className="bg-transparent" />
            }
          >
            <a href={`#${name}`} />
          </CountryCard>
        ))}
      </div>
    </List>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('link')
    const firstRow = cards.filter(
      card => Math.abs(card.getBoundingClientRect().top - (cards[0]?.getBoundingClientRect().top ?? 0)) < 4,
    )
    await expect(firstRow).toHaveLength(1 + [480, 768, 1024].filter(width => window.innerWidth >= width).length)
  },
}

export const FilledOnPhone: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = {
  render: () => (
    <List>
      <EmptyState
        icon={<Globe2 />}
        title="No countries to show yet"
        description="Ask us where we place workers today: we answer within one working day."
        action={
          <Button asChild variant="secondary">
            <a href="#contact">Contact us</a>
          </Button>
        }
      />
    </List>
  ),
}

export const CouldNotLoad: Story = {
  render: () => (
    <List>
      <ErrorState
        title="The countries could not be loaded"
        description="The connection may be slow. Please try once more."
        action={
          <Button variant="secondary" onClick={retry}>
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        }
        detail="Request 7f3a-91c2"
      />
    </List>
  ),
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const companies = [
  ['Doha Harbour Works', 'Construction', '640'],
  ['Al Wakra Hospitality', 'Hotels and catering', '412'],
  ['Gulf Cold Chain', 'Logistics', '228'],
]

export const OneCountry: Story = {
  render: () => (
    <main>
      <Section space="none" className="pt-6">
        <Breadcrumb label="You are here">
          <BreadcrumbItem>
            <a href="#home">Home</a>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <a href="#countries">Client countries</a>
          </BreadcrumbItem>
          <BreadcrumbItem current>Qatar</BreadcrumbItem>
        </Breadcrumb>
        <PageHeader
          className="sm:py-10"
          title="Qatar"
          lead="Builders, cooks and drivers, since 2004."
          actions={
            <Picture
              src={flags.qatar}
              alt="Flag of Qatar"
              width={1500}
              height={600}
              fit="contain"
              className="w-40 rounded-sm"
            />
          }
        />
      </Section>
      <Section space="none" className="pb-12 sm:pb-20">
        <h2 className="mb-5 text-2xl">Companies</h2>
        <Table label="Companies in Qatar">
          <TableHead>
            <Row>
              <HeadCell>Company</HeadCell>
              <HeadCell>Sector</HeadCell>
              <HeadCell variant="numeric">People employed</HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {companies.map(([name, sector, people]) => (
              <Row key={name}>
                <HeadCell scope="row">{name}</HeadCell>
                <Cell>{sector}</Cell>
                <Cell variant="numeric">{people}</Cell>
              </Row>
            ))}
          </TableBody>
          <TableFoot>
            <Row>
              <HeadCell scope="row" colSpan={2}>
                Total
              </HeadCell>
              <Cell variant="numeric">1,280</Cell>
            </Row>
          </TableFoot>
        </Table>
      </Section>
      <Section ground="sunken">
        <h2 className="mb-5 text-2xl">Pictures</h2>
        <Gallery label="Pictures from Qatar" pictures={pictures} words={galleryWords} />
      </Section>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Companies in Qatar' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OneCountryOnPhone: Story = { ...OneCountry, globals: { viewport: { value: 'mobile1' } } }
