import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The texts of its page. */
export const seedClientsPage: SeedPage = {
  _id: 'clients',
  title: 'Our Clients',
  titleBn: 'আমাদের গন্তব্য দেশ',
  lead: 'The countries in which we have placed workers, with every company on record.',
  leadBn: 'যেসব দেশে আমরা কর্মী পাঠিয়েছি, প্রতিটি কোম্পানির তথ্যসহ।',
  leadAr: 'البلدان التي وظّفنا فيها عمالًا، مع كل شركة مسجّلة لدينا.',
  description: 'Client countries of {name}, each with companies, sectors and the number of workers placed.',
  descriptionBn: '{name}-এর গন্তব্য দেশ: কোন কোম্পানি, কোন খাত আর কতজন কর্মী পাঠানো হয়েছে।',
  chapters: [
    {
      heading: 'How to read this record',
      headingBn: 'তালিকাটি কীভাবে পড়বেন',
      text: paragraphs(
        'Each figure is the number of workers a company has taken on through us so far. It comes from signed contracts; nobody is taken off when a contract ends. A dash means that we do not know the figure yet.',
        'Open a country to see the companies by name, their trade and how many workers we have placed with them. If you are about to sign with one of them, ask us to put you in touch with somebody who has worked there.',
        'Are you an employer in a country that is not listed? Then we have not sent anyone there yet. We first check what the law says about wages, housing and the journey home. If we could not keep our word, we decline.',
      ),
      textBn: paragraphs(
        'প্রতিটি সংখ্যা মানে, একটি কোম্পানি এ পর্যন্ত আমাদের মাধ্যমে মোট কতজন কর্মী নিয়েছে। সংখ্যাটি আসে সই করা চুক্তিপত্র থেকে; চুক্তি শেষ হলেও কাউকে বাদ দেওয়া হয় না। ড্যাশ মানে সংখ্যাটি আমাদের এখনো জানা নেই।',
        'কোনো দেশ খুললে কোম্পানির নাম, কাজের খাত ও সেখানে আমরা কতজন কর্মী পাঠিয়েছি, তা দেখবেন। এর কোনোটির সঙ্গে চুক্তি করার কথা ভাবলে আমাদের বলুন। সেখানে কাজ করেছেন, এমন কারও সঙ্গে আপনার কথা বলিয়ে দেব।',
        'আপনি নিয়োগকর্তা, অথচ আপনার দেশ তালিকায় নেই? তার মানে, সেখানে আমরা এখনো কাউকে পাঠাইনি। আমরা আগে জেনে নিই, বেতন, থাকার জায়গা ও দেশে ফেরা নিয়ে সেখানকার আইন কী বলে। কথা রাখতে পারব না মনে হলে আমরা সরাসরি না বলে দিই।',
      ),
    },
  ],
  pictures: [],
}
