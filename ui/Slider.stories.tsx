import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { guide } from './guides/Slider.tsx'
import { NewsCard } from './NewsCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, back, bangla, on, scene, startOf, unbroken } from './samples.ts'
import { Slider } from './Slider.tsx'

export const sliderLabels = {
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
const newsOf = (titles: string[], date = (day: number) => `${day} March 2026`) =>
  titles.map((title, i) => (
    <NewsCard
      key={title}
      href="#news"
      title={title}
      date={date(i + 3)}
      dateTime={`2026-03-0${i + 3}`}
      picture={<Picture src={scene(i)} alt="" width={900} height={600} />}
    />
  ))
export const newsSlides = newsOf(headlines)
export const partnerSlides = ['Al Noor', 'Padma', 'Gulf Star', 'Meghna', 'Hikari', 'Wisła'].map(name => (
  <Card key={name} className="grid min-h-32 place-items-center font-display text-2xl">
    {name}
  </Card>
))
const banglaNumber = new Intl.NumberFormat('bn')

const widths = [1023, 769, 767, 320]
const options = Object.fromEntries(
  widths.map(width => [`w${width}`, { name: `${width}`, styles: { width: `${width}px`, height: '900px' } }]),
)

const meta = {
  title: 'Content/Slider',
  component: Slider,
  excludeStories: ['sliderLabels', 'newsSlides', 'partnerSlides'],
  parameters: {
    guide,
    layout: 'fullscreen',
    viewport: { options },
    words: {
      bn: {
        label: 'খবর',
        slides: newsOf(
          ['চল্লিশ জন ওয়েল্ডার দোহা গেলেন', 'ইলেকট্রিশিয়ানদের নতুন প্রশিক্ষণ টেবিল', 'ঈদে কার্যালয় বন্ধ', 'লাইসেন্স নবায়ন হয়েছে'],
          day => `${banglaNumber.format(day)} মার্চ ২০২৬`,
        ),
        labels: {
          roleDescription: 'ক্যারোসেল',
          previous: 'আগেরটি',
          next: 'পরেরটি',
          goTo: (n: number) => `${banglaNumber.format(n)} নম্বরে যান`,
          slide: (n: number, of: number) => `${banglaNumber.format(n)}/${banglaNumber.format(of)}`,
        },
      },
      ar: {
        label: 'الأخبار',
        slides: newsOf(
          ['أربعون لحاماً يغادرون إلى الدوحة', 'طاولة تدريب جديدة للكهربائيين', 'المكتب مغلق في العيد', arabic],
          day => `${day} مارس 2026`,
        ),
        labels: {
          roleDescription: 'عارض شرائح',
          previous: 'السابق',
          next: 'التالي',
          goTo: (n: number) => `اذهب إلى الشريحة ${n}`,
          slide: (n: number, of: number) => `الشريحة ${n} من ${of}`,
        },
      },
    },
  },
  decorators: [inBox({ className: 'p-4 sm:px-8' })],
  args: { label: 'News', slides: newsSlides, labels: sliderLabels },
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

export const ThreeAtATime: Story = { globals: { viewport: { value: 'w1280' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
export const FourAtATime: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { label: 'Partners', slides: partnerSlides, perView: { base: 1, md: 3, xl: 4 } },
}
export const StatesOfTheControls: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  globals: { viewport: { value: 'w768' } },
  render: args => (
    <States
      of={(props: object) => <Slider {...args} slides={partnerSlides} perView={{ base: 3 }} {...props} />}
      named="label"
      isWide
    />
  ),
}
/** Nothing to move: no buttons. */
export const AllFit: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { slides: newsSlides.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')?.checkVisibility()).toBe(false)
  },
}
export const OneSlide: Story = { globals: { viewport: { value: 'w1280' } }, args: { slides: newsSlides.slice(0, 1) } }
export const FortySlides: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { slides: Array.from({ length: 40 }, (_, n) => <Card key={n}>Partner {n + 1}</Card>) },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { label: unbroken, slides: newsOf([bangla.repeat(3), arabic, unbroken, 'Short']) },
}

/** The caller keeps which slide comes first. */
export const KeptByTheCaller: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w1280' } },
  render: function Kept(args) {
    const [index, setIndex] = useState(2)
    return (
      <div className="grid gap-4">
        <p>
          First in the row: {index + 1}{' '}
          <Button variant="secondary" size="sm" onClick={() => setIndex(0)}>
            Back to the first
          </Button>
        </p>
        <Slider {...args} index={index} onIndexChange={setIndex} />
      </div>
    )
  },
}

export const NewsAt1024: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => shows(canvasElement, 3),
}
export const NewsAt1023: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1023' } },
  play: ({ canvasElement }) => shows(canvasElement, 2),
}
export const NewsAt767: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w767' } },
  play: ({ canvasElement }) => shows(canvasElement, 1),
}
export const PartnersAt769: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w769' } },
  args: { label: 'Partners', slides: partnerSlides, perView: { base: 1, aboveMd: 3 } },
  play: ({ canvasElement }) => shows(canvasElement, 3),
}
export const PartnersAt768: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w768' } },
  args: { label: 'Partners', slides: partnerSlides, perView: { base: 1, aboveMd: 3 } },
  play: ({ canvasElement }) => shows(canvasElement, 1),
}

export const GoesRound: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onIndexChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 2, 6]))
    await expect(canvas.getByText('Slide 6 of 6')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 5' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 5, 6]))
    await expect(canvas.getByRole('button', { name: 'Go to slide 5' })).toHaveAttribute('aria-current', 'true')
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4)
  },
}

export const StartsAtTheFourth: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  args: { defaultIndex: 3, onIndexChange: fn() },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(reachable(canvasElement)).toEqual([4, 5, 6]))
    await expect(args.onIndexChange).not.toHaveBeenCalled()
  },
}

/** A slide that is not there is the last, or the nearest. */
export const BeyondTheLast: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: { slides: newsSlides, index: 1.4, perView: { base: 1, md: 1, lg: 1 } },
  render: args => (
    <>
      <Slider {...args} />
      <Slider {...args} label="Older news" index={undefined} defaultIndex={44} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = canvasElement.querySelectorAll<HTMLElement>('[data-slot=slider]')
    await waitFor(() => expect(reachable(one!)).toEqual([2]))
    await waitFor(() => expect(reachable(other!)).toEqual([newsSlides.length]))
  },
}

export const StaysWhereTheCallerKeepsIt: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  args: { index: 1, onIndexChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(reachable(canvasElement)).toEqual([2, 3, 4]))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(2))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([2, 3, 4]))
  },
}

export const HalfASecond: Story = {
  tags: ['behaviour', '!autodocs'],
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
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    const row = canvas.getByRole('region', { name: 'News' })
    await userEvent.tab()
    await expect(row).toHaveFocus()
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

export const FourOfThree: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { slides: newsSlides.slice(0, 4) },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(reachable(canvasElement)).toEqual([1, 2, 4]))
  },
}
export const None: Story = {
  tags: ['behaviour', '!autodocs', 'nothing'],
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w320' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    label: arabic,
    slides: newsOf([bangla.repeat(3), arabic, unbroken, 'ক', 'খ', 'গ', 'ঘ']),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(reachable(canvasElement)).toEqual([2]))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
