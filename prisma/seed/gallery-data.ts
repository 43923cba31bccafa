import type { AlbumInput } from '#server/features/gallery/schema.ts'

type SeedAlbum = Omit<AlbumInput, 'pictures'> & { pictures: Omit<AlbumInput['pictures'][number], '_id'>[] }

/** The demonstration's album; `picture` is a folder of prisma/seed/converted. */
export const seedAlbums: SeedAlbum[] = [
  {
    title: 'From the front desk to the arrival',
    titleBn: 'অফিসের টেবিল থেকে গন্তব্য পর্যন্ত',
    pictures: [
      {
        picture: 'office-visit',
        alt: 'A mother and her son sit at a desk in the office; the officer turns a paper towards them.',
        altBn: 'অফিসের ডেস্কে বসে আছেন মা ও ছেলে; কর্মকর্তা একটি কাগজ তাঁদের দিকে ঘুরিয়ে ধরেছেন।',
        caption: 'The front desk. Families are welcome, and everyone hears the contract read.',
        captionBn: 'অভ্যর্থনার টেবিল। পরিবারের সবাই স্বাগত, চুক্তিপত্র সবাইকে পড়ে শোনানো হয়।',
      },
      {
        picture: 'trade-test',
        alt: 'Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.',
        altBn: 'হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন; পেছনে স্ক্যাফোল্ডাররা মাচা বাঁধছেন।',
        caption: 'Test morning in our yard: a wall, a plumb line and ninety minutes.',
        captionBn: 'টেস্ট ইয়ার্ডে এক সকাল: একটি দেয়াল, একটি ওলনদড়ি আর ৯০ মিনিট।',
      },
      {
        picture: 'language-class',
        alt: 'A teacher points at a dialogue on the board; four learners practise in pairs at small tables.',
        altBn: 'শিক্ষক বোর্ডে একটি কথোপকথন দেখাচ্ছেন; ছোট ছোট টেবিলে চার শিক্ষার্থী জোড়ায় জোড়ায় অনুশীলন করছেন।',
        caption: 'Question and answer in the language school in Uttara.',
        captionBn: 'উত্তরার ভাষা স্কুলে প্রশ্নোত্তরের ক্লাস।',
      },
      {
        picture: 'medical-check',
        alt: 'A doctor takes a man’s blood pressure at a table; behind them a nurse notes the height of another man.',
        altBn: 'টেবিলে চিকিৎসক একজনের রক্তচাপ মাপছেন; পেছনে এক নার্স আরেকজনের উচ্চতা লিখে নিচ্ছেন।',
        caption: 'Health advice before the official check, while there is still time to act on it.',
        captionBn: 'আনুষ্ঠানিক মেডিকেল পরীক্ষার আগেই স্বাস্থ্য পরামর্শ, ব্যবস্থা নেওয়ার সময় থাকতেই।',
      },
      {
        picture: 'departure-hall',
        alt: 'Families say goodbye in a departure hall: a mother takes her son’s hand, a child beside her; a couple stand near a luggage trolley.',
        altBn:
          'বিমানবন্দরে বিদায় নিচ্ছে কয়েকটি পরিবার: এক মা ছেলের হাত ধরে আছেন, পাশে একটি শিশু; মালপত্রের ট্রলির কাছে দাঁড়িয়ে আছেন এক দম্পতি।',
        caption: 'The last minutes at the airport. One of our officers stays until the last bag is checked in.',
        captionBn: 'বিমানবন্দরে শেষ কয়েক মিনিট। শেষ ব্যাগটি জমা না হওয়া পর্যন্ত আমাদের একজন কর্মকর্তা থাকেন।',
      },
      {
        picture: 'arrival',
        alt: 'Men with suitcases get off a bus; a supervisor with a list greets them, and helmets lie ready in front of the housing.',
        altBn: 'স্যুটকেস হাতে কর্মীরা বাস থেকে নামছেন; তালিকা হাতে এক সুপারভাইজার তাঁদের স্বাগত জানাচ্ছেন, থাকার বাড়ির সামনে হেলমেট সাজানো।',
        caption: 'Arrival at the housing. The supervisor’s name was on the contract; now it has a face.',
        captionBn: 'থাকার জায়গায় পৌঁছানো। সুপারভাইজারের নাম চুক্তিপত্রেই ছিল, এবার মুখটিও চেনা হলো।',
      },
    ],
  },
]
