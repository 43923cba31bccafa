import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { guide } from './guides/Carousel.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const slidesOf = (slides: [alt: string, heading: string, link: string][]) =>
  slides.map(([alt, heading, link], i) => ({
    picture: <Picture src={scene(i, 1600, 900)} alt={alt} width={1600} height={900} loading={i ? 'lazy' : 'eager'} />,
    text: (
      <>
        <p className="font-display text-xl font-semibold">{heading}</p>
        <a href="#more" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {link}
        </a>
      </>
    ),
  }))
const wordsOf = (heading: string, text: string, workers: string, jobs: string) => (
  <>
    <h1 className="text-3xl text-balance">{heading}</h1>
    <p className="mt-4 text-on-deep-muted">{text}</p>
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild variant="accent" size="lg">
        <a href="#workers">{workers}</a>
      </Button>
      <a href="#jobs" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {jobs}
      </a>
    </div>
  </>
)
const heroSlides = slidesOf([
  ['A crane over the river at dawn', 'Check us first', 'See licence and fees'],
  ['Hills behind a building yard', 'The record, country by country', 'See all countries'],
  ['The quay at dusk', 'Know each step before you fly', 'Read the procedure'],
])

const banglaNumber = new Intl.NumberFormat('bn')

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    guide,
    words: {
      bn: {
        label: 'আমাদের কাজের ছবি',
        slides: slidesOf([
          ['ভোরে নদীর ওপর ক্রেন', 'আগে আমাদের যাচাই করুন', 'লাইসেন্স ও ফি দেখুন'],
          ['নির্মাণস্থলের পেছনে পাহাড়', 'দেশ ধরে রেকর্ড', 'সব দেশ দেখুন'],
          ['সন্ধ্যায় ঘাট', 'যাওয়ার আগে প্রতিটি ধাপ জানুন', 'প্রক্রিয়া পড়ুন'],
        ]),
        children: wordsOf(
          '১৯৮৯ সাল থেকে সৎভাবে বিদেশে কাজ',
          'সই করার আগে প্রতিটি চুক্তি কর্মীকে বাংলায় পড়ে শোনানো হয়।',
          'কর্মী চান',
          'চাকরি দেখুন',
        ),
        labels: {
          roleDescription: 'ক্যারোসেল',
          previous: 'আগের ছবি',
          next: 'পরের ছবি',
          pause: 'ছবি থামান',
          play: 'ছবি চালান',
          position: (n: number, of: number) => `${banglaNumber.format(n)}/${banglaNumber.format(of)}`,
        },
      },
      ar: {
        label: 'صور من عملنا',
        slides: slidesOf([
          ['رافعة فوق النهر عند الفجر', 'تحقق منا أولاً', 'الترخيص والرسوم'],
          ['تلال خلف موقع بناء', 'سجلنا بلداً بلداً', 'كل البلدان'],
          ['الرصيف عند الغروب', 'اعرف كل خطوة قبل السفر', 'اقرأ الإجراءات'],
        ]),
        children: wordsOf(
          'عمل في الخارج بأمانة منذ 1989',
          'نقرأ كل عقد مع العامل بلغته قبل أن يوقعه.',
          'اطلب عمالاً',
          'الوظائف المتاحة',
        ),
        labels: {
          roleDescription: 'عارض صور',
          previous: 'الصورة السابقة',
          next: 'الصورة التالية',
          pause: 'أوقف الصور',
          play: 'شغّل الصور',
          position: (n: number, of: number) => `${n} من ${of}`,
        },
      },
    },
  },
  args: {
    label: 'Pictures of our work',
    slides: heroSlides,
    labels: {
      roleDescription: 'carousel',
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      position: (n: number, of: number) => `${n} of ${of}`,
    },
    children: wordsOf(
      'Work abroad, honestly arranged since 1989',
      'Every contract is read with the worker, in Bangla, before it is signed.',
      'Ask for workers',
      'See open jobs',
    ),
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const track = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot=carousel] :has(> div > [role=group])') as HTMLElement

export const OnADesk: Story = { globals: { viewport: { value: 'w1280' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
export const OnePicture: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { languages: ['en'] },
  args: { slides: heroSlides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const PicturesOnly: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { children: undefined },
  parameters: { words: { bn: { children: undefined }, ar: { children: undefined } } },
}
export const SecondPicture: Story = { globals: { viewport: { value: 'w1280' } }, args: { defaultIndex: 1 } }
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: {
    slides: [
      {
        picture: <Picture src="data:image/png,x" alt={bangla} width={3} height={2} fallback={bangla} />,
        text: <p className="wrap-anywhere">{unbroken}</p>,
      },
      ...heroSlides,
    ],
    children: (
      <>
        <h1 className="text-3xl wrap-anywhere">{bangla}</h1>
        <p className="mt-4 wrap-anywhere">
          {arabic} {unbroken}
        </p>
      </>
    ),
  },
}

export const WordsBesidePicture: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(track(canvasElement)).scrollSnapType).toBe('x mandatory')
    const picture = track(canvasElement).getBoundingClientRect()
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const isBeside = heading.right <= picture.left || heading.left >= picture.right
    await expect(isBeside || heading.bottom <= picture.top).toBe(true)
    await expect((await canvas.findByRole('button', { name: 'Next picture' })).getBoundingClientRect().height).toBe(44)
  },
}
export const Leafing: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const [address, entries] = [location.href, history.length]
    const next = await canvas.findByRole('button', { name: 'Next picture' })
    await userEvent.click(next)
    await expect(await canvas.findByText('2 of 3')).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Hills behind a building yard' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await canvas.findByText('1 of 3')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A crane over the river at dawn' })).toBeVisible())
    canvas.getByRole('button', { name: 'Previous picture' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('3 of 3')
    await expect([location.href, history.length]).toEqual([address, entries])
  },
}
export const EachPressCounts: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next picture' })
    // while the code that moves the row comes, and after it
    for (let press = 0; press < 100; press++) {
      next.click()
      await new Promise(resolve => setTimeout(resolve))
    }
    await canvas.findByText('2 of 3')
  },
}
export const WordsChange: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight
    await expect(canvas.getByText('Check us first')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(canvas.getByText('The record, country by country')).toBeVisible())
    await expect(canvas.getByText('Check us first')).not.toBeVisible()
    await expect(canvasElement.scrollHeight).toBe(height)
  },
}
export const Played: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { stay: 300 },
  play: async ({ canvas }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill) return expect(canvas.queryByRole('button', { name: 'Pause the pictures' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the pictures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }))
    await canvas.findByText('2 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }))
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toHaveFocus()
  },
}
export const TellsWhichShows: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultIndex: 1, onIndexChange: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('2 of 3')
    await userEvent.click(await canvas.findByRole('button', { name: 'Next picture' }))
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(2))
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1)
  },
}
export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: { ...LongWords.args, dir: 'rtl', lang: 'bn' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next picture' }))
    await canvas.findByText('2 of 4')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A crane over the river at dawn' })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
