import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from './Card.tsx'
import { NewsCard } from './NewsCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, back, bangla, on, scene, startOf, unbroken } from './samples.ts'
import { Slider } from './Slider.tsx'

export const sliderWords = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  goTo: (n: number) => `Go to slide ${n}`,
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
}

const headlines = [
  'Forty welders leave for Doha',
  'New training bench for electricians',
  'The office is closed for Eid',
  'Licence renewed until 2029',
  'A visit from Kuwait',
  'Safe savings: a talk for families',
]
export const newsSlides = headlines.map((title, i) => (
  <NewsCard
    key={title}
    href="#news"
    title={title}
    date={`${i + 3} March 2026`}
    dateTime={`2026-03-0${i + 3}`}
    picture={<Picture src={scene(i)} alt="" width={900} height={600} />}
  />
))
export const partnerSlides = ['Al Noor', 'Padma', 'Gulf Star', 'Meghna', 'Hikari', 'Wisła'].map(name => (
  <Card key={name} className="grid min-h-32 place-items-center font-display text-2xl text-muted">
    {name}
  </Card>
))

const widths = [1440, 1024, 1023, 769, 768, 767, 320]
const options = Object.fromEntries(
  widths.map(width => [`w${width}`, { name: `${width}`, styles: { width: `${width}px`, height: '900px' } }]),
)
const at = (width: number) => ({ viewport: { value: `w${width}` } })

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  excludeStories: ['sliderWords', 'newsSlides', 'partnerSlides'],
  parameters: {
    layout: 'fullscreen',
    viewport: { options },
    docs: {
      description: {
        component:
          'Cards of one kind in a row without end, moved by half a second: three at a time; `partners` one from 768 px down, `news` two below 1024 and one below 768. Previous, next, dots, swipe, and the arrow keys (mirrored in right-to-left text) while the focus is in it. Slides out of sight are out of reach. Nothing that everybody must read.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="px-4">
        <Story />
      </div>
    ),
  ],
  args: { label: 'News', slides: newsSlides, words: sliderWords, variant: 'news' },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-slot=slider]') as HTMLElement
const slidesOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('[aria-label^=Slide]')]
const reachable = (canvasElement: HTMLElement) =>
  slidesOf(canvasElement).flatMap((slide, i) => (slide.inert ? [] : [i + 1]))

async function ready(canvasElement: HTMLElement) {
  await waitFor(() => expect(slidesOf(canvasElement).some(slide => slide.inert)).toBe(true), { timeout: 3000 })
}
async function shows(canvasElement: HTMLElement, fit: number) {
  const row = slidesOf(canvasElement)
  const before = region(canvasElement).getBoundingClientRect().height
  await expect(Math.round((row[0]?.parentElement?.clientWidth ?? 0) / (row[0]?.clientWidth ?? 1))).toBe(fit)
  await ready(canvasElement)
  await expect(reachable(canvasElement)).toEqual([1, 2, 3].slice(0, fit))
  await expect(region(canvasElement).getBoundingClientRect().height).toBe(before)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const News: Story = { globals: at(1440), play: ({ canvasElement }) => shows(canvasElement, 3) }
export const News1024: Story = { globals: at(1024), play: ({ canvasElement }) => shows(canvasElement, 3) }
export const News1023: Story = { globals: at(1023), play: ({ canvasElement }) => shows(canvasElement, 2) }
export const News768: Story = { globals: at(768), play: ({ canvasElement }) => shows(canvasElement, 2) }
export const News767: Story = { globals: at(767), play: ({ canvasElement }) => shows(canvasElement, 1) }
export const Partners: Story = {
  globals: at(1440),
  args: { label: 'Partners', slides: partnerSlides, variant: 'partners' },
  play: ({ canvasElement }) => shows(canvasElement, 3),
}
export const Partners769: Story = { ...Partners, globals: at(769) }
export const Partners768: Story = {
  ...Partners,
  globals: at(768),
  play: ({ canvasElement }) => shows(canvasElement, 1),
}

export const GoesRound: Story = {
  globals: at(1440),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 2, 6]))
    await expect(canvas.getByText('Slide 6 of 6')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 5' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 5, 6]))
    await expect(canvas.getByRole('button', { name: 'Go to slide 5' })).toHaveAttribute('aria-current', 'true')
  },
}

export const HalfASecond: Story = {
  globals: at(1440),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    const [first, second] = slidesOf(canvasElement)
    const x = (slide?: HTMLElement) => (slide ? startOf(slide) : 0)
    const [from, start] = [x(first), performance.now()]
    const way = x(second) - from
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(from - x(first)).toBeGreaterThan(way * 0.99), { interval: 10 })
    const took = performance.now() - start
    await expect(took).toBeGreaterThan(300)
    await expect(took).toBeLessThan(900)
  },
}

export const Keyboard: Story = {
  globals: at(1023),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    const row = canvas.getAllByRole('group', { name: 'News' })[0] as HTMLElement
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await expect(getComputedStyle(row).overflowX).toBe('hidden')
    await userEvent.keyboard(on())
    await waitFor(() => expect(reachable(canvasElement)).toEqual([2, 3]))
    await userEvent.keyboard(back() + back())
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 6]))
    await userEvent.tab()
    await expect(slidesOf(canvasElement)[0]).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard(on() + on())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const ThreeFit: Story = {
  globals: at(1440),
  args: { slides: newsSlides.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}
export const FourOfThree: Story = {
  globals: at(1440),
  args: { slides: newsSlides.slice(0, 4) },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 2, 4]))
  },
}
export const None: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Hard: Story = {
  globals: at(320),
  args: {
    dir: 'rtl',
    lang: 'bn',
    label: arabic,
    slides: [bangla.repeat(3), arabic, unbroken, 'ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ'].map(words => (
      <NewsCard
        key={words}
        href="#hard"
        title={words}
        date={bangla}
        dateTime="2026-03-03"
        picture={<Picture src="data:image/png,x" alt="" width={3} height={2} fallback={bangla} />}
      />
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(reachable(canvasElement)).toEqual([2]))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
