import type { Slide } from '#server/features/slides/schema.ts'

/** The demonstration's pictures on the home page; `picture` is a name in prisma/seed/pictures.ts. */
export const seedSlides: Omit<Slide, '_id'>[] = [
  {
    picture: 'hero-river',
    alt: 'A river at dawn with a long bridge, a boat with two people in front',
    altBn: 'ভোরের নদী, ওপরে লম্বা সেতু; সামনে একটি নৌকায় দুজন মানুষ',
  },
  {
    picture: 'hero-gulf',
    alt: 'Cranes over a Gulf skyline across the water, two workers in helmets on the quay',
    altBn: 'পানির ওপারে উপসাগরীয় শহরের উঁচু ভবন ও ক্রেন, ঘাটে হেলমেট পরা দুজন কর্মী',
  },
  {
    picture: 'hero-aircraft',
    alt: 'An aircraft rises over the roofs of a river city at dawn',
    altBn: 'ভোরে নদীতীরের শহরের ছাদের ওপর দিয়ে একটি উড়োজাহাজ উঠছে',
  },
]
